// Why something was refused, as a sentence of the page's language.
import type { Say } from '../speech'
import { NotDone } from './connection.svelte'

export function whyRefused(reason: unknown, say: Say): string {
  if (!(reason instanceof NotDone)) return say('connection-trouble')
  const sentence = say(reason.code, reason.facts)
  return sentence === reason.code ? reason.message : sentence // say gives the code back if it has no words for it
}
