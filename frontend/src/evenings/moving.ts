// Evenings go to another device in a parcel, and to the server if a passkey keeps them there.
import {
  askPasskey,
  evenings,
  keepEvenings,
  makePasskey,
  packEvenings,
  takeParcel,
  usePasskey,
} from '../http'
import { settings } from '../settings.svelte'
import type { Evening, Question } from '../wire'
import { addEvenings, diary } from './diary'

const AT_ONCE = 60 // a request holds so many

const parts = (all: Evening[]): Evening[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) =>
    all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )

// the code by which another device takes them
export async function pack(all: Evening[]): Promise<string> {
  let code = ''
  for (const evenings of parts(all)) ({ code } = await packEvenings({ evenings, code }))
  return code
}

// how many of them were new here
export const take = async (code: string): Promise<number> =>
  addEvenings((await takeParcel({ code })).evenings)

// -- with a passkey --------------------------------------------------------------------------------------

// only where the way to the server is safe, which browsers want for passkeys
export const canHavePasskey = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname)

// both sides know what the other knew; false: there is no passkey
export async function exchange(): Promise<boolean> {
  const kept = await evenings()
  if (!kept.passkey) return false
  addEvenings(kept.evenings)
  const there = new Set(kept.evenings.map((one) => `${one.table}/${one.match}`))
  const missing = diary().filter((one) => !there.has(`${one.table}/${one.match}`))
  for (const evenings of parts(missing)) await keepEvenings({ evenings })
  return true
}

export async function newPasskey(): Promise<void> {
  const asked = await askPasskey()
  const made = (await navigator.credentials.create({
    publicKey: {
      rp: { name: 'Hameau', id: asked.site },
      user: {
        id: bytes(asked.person),
        name: settings.name || 'Hameau',
        displayName: settings.name || 'Hameau',
      },
      challenge: fromBase64(asked.question),
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'discouraged' },
      attestation: 'none',
    },
  })) as PublicKeyCredential
  const response = made.response as AuthenticatorAttestationResponse
  await makePasskey({
    ...answered(asked, asked.person, made),
    attestation: toBase64(response.attestationObject),
  })
}

export async function knownPasskey(): Promise<void> {
  const asked = await askPasskey()
  const found = (await navigator.credentials.get({
    publicKey: {
      rpId: asked.site,
      challenge: fromBase64(asked.question),
      userVerification: 'discouraged',
    },
  })) as PublicKeyCredential
  const response = found.response as AuthenticatorAssertionResponse
  await usePasskey({
    ...answered(asked, hexadecimal(response.userHandle ?? new ArrayBuffer(0)), found),
    authenticator: toBase64(response.authenticatorData),
    signature: toBase64(response.signature),
  })
}

const answered = ({ question }: Question, person: string, credential: PublicKeyCredential) => ({
  question,
  person,
  id: credential.id,
  client: toBase64(credential.response.clientDataJSON),
})

// the person closed the browser's question, or has no passkey for this place: nothing that needs a sentence
export const wasDeclined = (reason: unknown): boolean =>
  reason instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(reason.name)

const toBase64 = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))

const hexadecimal = (data: ArrayBuffer): string =>
  [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
