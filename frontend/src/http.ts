// The server's HTTP side, typed; every failure is a `Refusal` with words for the person.
import { settings } from './settings.svelte'
import type { Say } from './speech'
import type {
  Admin,
  Answered,
  Asked,
  Forgotten,
  GameSeen,
  Keep,
  Kept,
  Looking,
  NewTable,
  Opened,
  Packed,
  Parcel,
  Problem,
  PushKey,
  Question,
  Replay,
  Rules,
  SeatMe,
  SetupSeen,
  Subscription,
  Traces,
  Turns,
} from './wire'

const PATIENCE = 20_000 // milliseconds until a silent server counts as unreachable

// What the server answered instead; without a problem it could not be reached at all.
export class Refusal extends Error {
  constructor(
    readonly status: number, // 0: no answer
    readonly problem: Problem | null,
  ) {
    super(problem?.sentence ?? `answer ${status}`)
    this.name = 'Refusal'
  }
  get unreachable(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504
  }
}

// The sentence for a person: in their language if there is one, else the server's English.
export function sentenceOf(refusal: unknown, say: Say): string {
  if (!(refusal instanceof Refusal)) return say('error-ours')
  if (refusal.problem) {
    const said = say(refusal.problem.code, refusal.problem.facts)
    return said === refusal.problem.code ? refusal.problem.sentence : said
  }
  if (refusal.unreachable) return say('error-unreachable')
  return refusal.status === 404 ? say('error-not-found') : say('error-ours')
}

function isProblem(body: unknown): body is Problem {
  const problem = body as Problem | null
  return (
    typeof problem?.code === 'string' &&
    typeof problem.sentence === 'string' &&
    typeof problem.facts === 'object'
  )
}

async function ask(address: string, request: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), ...request }).catch(() => {
    throw new Refusal(0, null)
  })
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => null)
  throw new Refusal(response.status, isProblem(body) ? body : null)
}

export async function read<T>(address: string, request?: RequestInit): Promise<T> {
  const response = await ask(address, request)
  try {
    return (await response.json()) as T
  } catch {
    throw new Refusal(0, null) // cut off in the middle, or not our server
  }
}

export const right = (secret: string): RequestInit =>
  secret ? { headers: { 'x-hameau-secret': secret } } : {}

// The games do not change while the page is open; a failure is asked again next time.
let shelf: Promise<GameSeen[]> | null = null
export function games(): Promise<GameSeen[]> {
  shelf ??= read<GameSeen[]>('/api/games')
    .then((shown) => shown.map(titled))
    .catch((refusal: unknown) => {
      shelf = null
      throw refusal
    })
  return shelf
}

// A box has its title printed in the language that is read just now.
const titled = (game: GameSeen): GameSeen => ({
  ...game,
  get title() {
    return game.titles[settings.language] ?? game.title
  },
})

export const words = (game: string, language: string): Promise<{ text: string }> =>
  read(`/api/games/${game}/words?lang=${language}`)
export const rules = (game: string, language: string): Promise<Rules> =>
  read(`/api/games/${game}/rules?lang=${language}`)

// a set-up that many play: a day, `lesson`, or the word of a match
export const setupSeen = (game: string, setup: string): Promise<SetupSeen> =>
  read(`/api/games/${game}/setups/${setup}`)

export const openTable = (table: NewTable): Promise<Opened> =>
  read('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  })

export const replay = (table: string, match: number, eyes: string, secret: string): Promise<Replay> =>
  read(`/api/tables/${table}/matches/${match}/replay?eyes=${eyes}`, right(secret))

export const record = async (table: string, match: number, secret: string): Promise<string> =>
  (await ask(`/api/tables/${table}/matches/${match}/record`, right(secret))).text()

export const admin = (token: string): Promise<Admin> =>
  read('/api/admin', { headers: { authorization: `Bearer ${token}` } })

// what this device did here: to see, to download, to delete
export const mine = (): Promise<Traces> => read('/api/mine')
export const looking = (): Promise<Looking> => read('/api/open')
export const seatMe = (wanted: SeatMe): Promise<Opened> =>
  read('/api/seats', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  })

// what a passkey keeps, and parcels on their way to another device
const send = (method: string, body?: unknown): RequestInit => ({
  method,
  ...(body === undefined
    ? {}
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
})
export const evenings = (): Promise<Kept> => read('/api/evenings')
export const keepEvenings = (wanted: Keep): Promise<Response> =>
  ask('/api/evenings/kept', send('POST', wanted))
export const packEvenings = (wanted: Packed): Promise<Parcel> => read('/api/parcels', send('POST', wanted))
export const takeParcel = (parcel: Parcel): Promise<Keep> => read('/api/parcels/taken', send('POST', parcel))
export const askPasskey = (): Promise<Question> => read('/api/passkeys/questions', send('POST'))
export const makePasskey = (answer: Answered): Promise<Response> => ask('/api/passkeys', send('POST', answer))
export const usePasskey = (answer: Answered): Promise<Response> =>
  ask('/api/passkeys/devices', send('POST', answer))
export const leavePasskey = (): Promise<Response> => ask('/api/passkeys/devices/mine', send('DELETE'))
export const deletePasskey = (): Promise<Response> => ask('/api/passkeys/mine', send('DELETE'))

export const turns = (tables: Asked): Promise<Turns> => read('/api/turns', send('POST', tables))
export const pushKey = (): Promise<PushKey> => read('/api/push')
export const subscribePush = (wanted: Subscription): Promise<Response> =>
  ask('/api/push/devices', send('POST', wanted))
export const unsubscribePush = (): Promise<Response> => ask('/api/push/devices/mine', send('DELETE'))

export const EXPORT = '/api/mine/export'
export const deleteMine = (): Promise<Forgotten> => read('/api/mine/traces', { method: 'DELETE' })
export const deleteTable = (table: string): Promise<Forgotten> =>
  read(`/api/tables/${table}`, { method: 'DELETE' })
