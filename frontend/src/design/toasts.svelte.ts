// Short notices that come and go by themselves; `toast` is called from anywhere, Toasts.svelte shows them.
export type ToastKind = 'info' | 'good' | 'bad'
export interface Toast {
  id: number
  text: string
  kind: ToastKind
}

const LONGEST_ROW = 4
let last = 0
export const toasts: { shown: Toast[] } = $state({ shown: [] })

// long enough to be read slowly twice: bad news stays longer
export const stay = (text: string, kind: ToastKind): number =>
  (kind === 'bad' ? 8000 : 5000) + text.length * 50

export function toast(text: string, kind: ToastKind = 'info'): void {
  const id = ++last
  const others = toasts.shown.filter((other) => other.text !== text)
  toasts.shown = [...others, { id, text, kind }].slice(-LONGEST_ROW)
  setTimeout(() => dismiss(id), stay(text, kind))
}

export function dismiss(id: number): void {
  toasts.shown = toasts.shown.filter((other) => other.id !== id)
}
