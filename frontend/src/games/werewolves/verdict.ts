// What the end says to somebody, by camp, and the death that decided it.
import type { GiveVerdict } from '../account'
import { fatesOf, type Fate } from './chapters'

const WOLVES = ['werewolf', 'white-werewolf']
const LONERS = ['white-werewolf', 'piper']
const isWolf = ({ card }: Fate) => WOLVES.includes(card)

function campOf(fate: Fate | undefined, won: boolean, reason: string): string {
  if (won && reason === 'won-by-the-couple') return 'couple'
  if (!fate?.card) return ''
  return LONERS.includes(fate.card) ? 'loner' : isWolf(fate) ? 'pack' : 'village'
}

// the first wolf who fell, or the last innocent whom the village itself condemned
function decidedBy(fates: Fate[], reason: string): Fate | undefined {
  const dead = fates.filter(({ died, card }) => died && card).sort((one, other) => one.turn - other.turn)
  if (reason === 'won-by-the-village') return dead.find(isWolf)
  return dead.findLast((fate) => fate.died === 'cause-vote' && !isWolf(fate))
}

const verdict: GiveVerdict = (story, seat, result, names, say) => {
  const fates = fatesOf(story, names.length)
  const won = seat !== null && result.winners.includes(seat)
  const camp = seat === null ? '' : campOf(fates[seat], won, result.reason)
  const fate = decidedBy(fates, result.reason)
  return {
    head: camp ? say(`you-${won ? 'won' : 'lost'}-${camp}`) : '',
    turn: fate
      ? say(isWolf(fate) ? 'turn-wolf' : 'turn-innocent', {
          day: fate.turn,
          name: names[fate.seat] ?? '',
          card: say(fate.card),
        })
      : '',
  }
}
export default verdict
