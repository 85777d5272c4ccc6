// Night falls on the whole page, dialogs and all, as long as somebody looks at a village that sleeps.

const NIGHT = 'village-night'

export function followMood(isNight: () => boolean): void {
  $effect(() => {
    if (!isNight()) return
    const { dataset } = document.documentElement
    dataset.mood = NIGHT
    return () => {
      delete dataset.mood
    }
  })
}

// the device of who leads a real table must not light up faces
export function dim(): void {
  $effect(() => {
    const { dataset } = document.documentElement
    dataset.dim = ''
    return () => {
      delete dataset.dim
    }
  })
}
