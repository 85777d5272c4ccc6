// A result as text to pass on: what it was worth against par, how it went, and nothing of what lay where.
import type { Say } from '../speech'
import type { Kept } from './results'

// "2 above par", "par", "1 below par"
export function againstPar(score: number, par: number, say: Say): string {
  if (score === par) return say('alone-at-par')
  return score > par
    ? say('alone-above-par', { points: score - par })
    : say('alone-below-par', { points: par - score })
}

export function textOf(title: string, kept: Kept, par: number | null, link: string, say: Say): string {
  const score = say('alone-points', { points: kept.score })
  const result = kept.won ? `✓ ${score}` : `✗ ${say('alone-lost')}`
  const lines = [
    title,
    kept.won && par !== null ? `${result} (${againstPar(kept.score, par, say)})` : result,
    kept.marks,
    kept.hints ? say('alone-hints', { hints: kept.hints }) : '',
    link,
  ]
  return lines.filter(Boolean).join('\n')
}

// by the sheet of the device where there is one, else into the clipboard
export async function passOn(text: string): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    const done = await navigator.share({ text }).then(
      () => true,
      (reason: unknown) => (reason as Error).name === 'AbortError', // closing the sheet is no error
    )
    if (done) return 'shared'
  }
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return copyByHand(text) ? 'copied' : 'failed' // without https there is no clipboard
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}
