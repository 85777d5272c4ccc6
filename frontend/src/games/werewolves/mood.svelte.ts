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
