// Whom a match waits for, by name, as one who looks on says it. Nobody waits for themselves: while my own move is on its way there is no name.
export const awaited = (view: { me: number | null; waiting: number[] }, names: string[]): string =>
  view.waiting
    .filter((seat) => seat !== view.me)
    .map((seat) => names[seat] ?? '')
    .join(', ')
