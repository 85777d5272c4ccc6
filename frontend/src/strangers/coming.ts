// Somebody sat down: who it was, and how a person hears of it who looks at something else.

// the names at seats where nobody, or somebody else, sat before; a person who only took another name did not come
export function newcomers(before: string[], now: string[]): string[] {
  const moved = new Set(before.filter(Boolean))
  return now.filter((name, seat) => name && !before[seat] && !moved.has(name))
}

// the system says it, if the person allowed that
export function tell(title: string, body: string): void {
  try {
    if ('Notification' in window && Notification.permission === 'granted') new Notification(title, { body })
  } catch {
    // some browsers show notifications only from an installed page
  }
}
