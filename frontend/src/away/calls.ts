// Says that it is my turn when I look at something else: the page itself, or the push service of the browser.
import { pushKey, subscribePush, unsubscribePush } from '../http'
import { remember, remembered, settings } from '../settings.svelte'
import { tell } from '../strangers/coming'
import { canWork } from './worker'

const NAME = 'calls'

export const wantsCalls = (): boolean => remembered(NAME) === 'on' && permission() === 'granted'
export const askedForCalls = (): boolean => remembered(NAME) !== null
export const declineCalls = (): void => remember(NAME, 'off')
export const mayCall = (): boolean => typeof Notification === 'function' && permission() !== 'denied'
const permission = () => (typeof Notification === 'function' ? Notification.permission : 'denied')

// `open`: also while no page is open; `page`: only while one is; `no`: the person or the browser said no
export type Called = 'open' | 'page' | 'no'

export async function askForCalls(): Promise<Called> {
  if ((await Notification.requestPermission()) !== 'granted') {
    declineCalls()
    return 'no'
  }
  remember(NAME, 'on')
  return (await subscribe().catch(() => false)) ? 'open' : 'page'
}

async function subscribe(): Promise<boolean> {
  if (!canWork() || !('PushManager' in window)) return false
  const worker = await navigator.serviceWorker.ready
  const { key } = await pushKey()
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return false
  await subscribePush({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language: settings.language })
  return true
}

export async function stopCalls(): Promise<void> {
  declineCalls()
  if (!canWork()) return
  const worker = await navigator.serviceWorker.getRegistration()
  const made = await worker?.pushManager?.getSubscription()
  if (!made) return
  await made.unsubscribe()
  await unsubscribePush()
}

// while the page is open, but out of sight
export function callHere(title: string, body: string): void {
  if (document.hidden && wantsCalls()) tell(title, body)
}
