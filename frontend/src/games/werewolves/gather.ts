// What many say alike is told in one line: who accuses whom, whose ballot is in, who voted how.
import type { Line } from '../../wire'
import { isSecret } from './secrets'

const TOGETHER = new Set(['accused', 'handed-in', 'voted'])
const targetOf = (line: Line): number => Number((line.data as { other?: number } | null)?.other ?? -1)

// lines of one kind that follow each other become a line for each target; a single one stays as it is
export function gather(lines: Line[], names: string[]): Line[] {
  const told: Line[] = []
  let run: Line[] = []
  let counted = false
  const close = () => {
    if (run[0]?.event === 'voted') {
      counted = true
      if (told.at(-1)?.event.endsWith('handed-in')) told.pop() // what was in them is told now
    }
    const targets = run[0]?.event === 'handed-in' ? [-1] : [...new Set(run.map(targetOf))]
    for (const target of targets) {
      const alike = run.filter((line) => line.event === 'handed-in' || targetOf(line) === target)
      told.push(alike.length > 1 ? together(alike, target, names) : alike[0]!)
    }
    run = []
  }
  for (const line of lines) {
    if (isSecret(line)) continue
    if (run[0] && run[0].event !== line.event) close()
    if (TOGETHER.has(line.event)) run.push(line)
    else if (line.event !== 'got-votes' || !counted) told.push(line)
    if (line.event !== 'got-votes' && line.event !== 'voted') counted = false
  }
  if (run.length) close()
  return told
}

function together(lines: Line[], target: number, names: string[]): Line {
  const first = lines[0]!
  const who = lines.map((line) => names[line.seat] ?? '').join(', ')
  const blank = first.event === 'voted' && target < 0
  return {
    ...first,
    event: blank ? 'gathered-blank' : `gathered-${first.event}`,
    seat: first.event === 'handed-in' || target < 0 ? first.seat : target,
    facts: { names: who, other: names[target] ?? '' },
  }
}
