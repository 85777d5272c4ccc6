// The few marks that rules are written with: *emphasis*, `code`, and *(notes)* that stand in the margin.
export interface Part {
  kind: 'text' | 'emphasis' | 'code' | 'note'
  text: string
}

const MARK = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g

export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let done = 0
  for (const found of text.matchAll(MARK)) {
    if (found.index > done) parts.push({ kind: 'text', text: text.slice(done, found.index) })
    parts.push(marked(found))
    done = found.index + found[0].length
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) })
  return parts
}

function marked([, strong, emphasis, code]: RegExpMatchArray): Part {
  if (code !== undefined) return { kind: 'code', text: code }
  const text = (strong ?? emphasis)!
  const note = /^\((.+)\)$/s.exec(text)
  return note ? { kind: 'note', text: note[1]! } : { kind: 'emphasis', text }
}
