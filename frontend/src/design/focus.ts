// Where the keyboard goes when a dialog or drawer opens: to what one came for, never to the button that closes it.
const FIELD = 'input:not([readonly], [type="radio"], [type="checkbox"], [type="hidden"]), textarea'
const USABLE = 'button, a[href], input, select, summary, [tabindex="0"]'

// the first line to write on, else the main answer, else the first thing that can be used, else the title
export function focusFirst(dialog: HTMLElement): void {
  const body = dialog.querySelector('.body')
  const can = (selector: string, within: Element | null) =>
    [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
      (one) => !one.matches(':disabled') && one.getClientRects().length > 0,
    )
  const first =
    can(FIELD, body) ??
    can('.primary', dialog) ??
    can(USABLE, body) ??
    dialog.querySelector<HTMLElement>('h2')
  first?.focus({ preventScroll: true })
}
