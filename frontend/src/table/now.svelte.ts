// The time of day as something pages can follow, for clocks and for how long somebody has been away.

export class Now {
  value = $state(Date.now())

  constructor(every = 250) {
    $effect(() => {
      const timer = setInterval(() => (this.value = Date.now()), every)
      return () => clearInterval(timer)
    })
  }
}
