// What somebody has read of a guide, for as long as the tab is open.
interface Read {
  seen: string[]
  left: boolean
}
const NOTHING: Read = { seen: [], left: false }
const nameOf = (table: string) => `hameau.guide.${table}`

export function recall(table: string): Read {
  try {
    const kept = table && sessionStorage.getItem(nameOf(table))
    return kept ? { ...NOTHING, ...(JSON.parse(kept) as Partial<Read>) } : NOTHING
  } catch {
    return NOTHING
  }
}

export function record(table: string, read: Read): void {
  try {
    if (table) sessionStorage.setItem(nameOf(table), JSON.stringify(read))
  } catch {
    // then it is said again
  }
}
