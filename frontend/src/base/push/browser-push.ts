import { pushRoutes } from '#shared/notifications/contract'
import { isRecord } from '#shared/platform/is-record'
import { callApi } from '../api/client'
import { createStoredValue, parseJson } from '../storage/stored-value'
import { deviceStorage } from '../storage/storage'

const parseDevices = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([location, id]) => [location, String(id)])) : {}

/** The ids under which this browser gets the alerts of locations, by the location's code. */
export const alertDevicesStore = createStoredValue<Readonly<Record<string, string>>>({
  storage: deviceStorage,
  name: 'hibachi-alert-devices',
  initial: {},
  read: (text) => parseJson(text, parseDevices, {}),
})

const isInvalidState = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError'

async function subscribe(): Promise<PushSubscription> {
  // The page may run before another part of the app has registered the service worker.
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const { publicKey } = await callApi(pushRoutes.getPushKey)
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // A subscription for an earlier key of the server has to end first.
    const earlier = isInvalidState(error) ? await pushManager.getSubscription() : null
    if (!earlier) throw error
    await earlier.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Returns this browser's subscription for pushes, as the calls take it. Creates it if needed. */
export async function getPushSubscription() {
  const { endpoint, keys = {} } = (await subscribe()).toJSON()
  const { p256dh = '', auth = '' } = keys
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } }
}

/** Asks for the browser's permission. Returns whether the user gives it. */
export const isPushPermitted = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted'

/**
 * Whether this browser can receive push notifications. iPhone and iPad require installing the site.
 */
type PushSupport = 'can' | 'blocked' | 'install-first' | 'cannot'

const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  // An iPad identifies itself as a Mac, but no Mac has a touch screen.
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/** Returns the push support without asking the user (docs/product/tracking.md#push). */
export function getPushSupport(): PushSupport {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isSupported) return Notification.permission === 'denied' ? 'blocked' : 'can'
  return isApplePhone(navigator) && !isInstalled() ? 'install-first' : 'cannot'
}

/** Returns the word for this device in texts. */
export const getDeviceName = (): 'phone' | 'computer' =>
  window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'

const browsers = ['Edg', 'OPR', 'Firefox', 'FxiOS', 'CriOS', 'Chrome', 'Safari'] as const
const browserNames: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', FxiOS: 'Firefox', CriOS: 'Chrome' }
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux'] as const

/** Returns what tells this device apart in a list, such as `Safari on iPhone`. */
export function describeDevice({ userAgent }: Pick<Navigator, 'userAgent'>): string {
  const found = browsers.find((name) => userAgent.includes(name)) ?? 'A browser'
  const system = systems.find((name) => userAgent.includes(name)) ?? 'another device'
  return `${browserNames[found] ?? found} on ${system === 'Macintosh' ? 'Mac' : system}`
}
