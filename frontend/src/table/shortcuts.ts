// Keys that do something at a table; never while somebody types, never together with Ctrl, Alt or Meta.

export type Shortcut = 'chat' | 'log' | 'undo' | 'hint' | 'menu' | 'help'
export const KEYS: Record<string, Shortcut> = {
  c: 'chat',
  l: 'log',
  u: 'undo',
  h: 'hint',
  m: 'menu',
  '?': 'help',
}

export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) return null
  if (isTyping(event.target)) return null
  return KEYS[event.key.toLowerCase()] ?? null
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const input = target.closest('input, textarea, select, [contenteditable]')
  if (!input) return false
  return !(input instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(input.type))
}
