import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { pushRoutes } from '#shared/notifications/contract'
import { callApi } from '#base/api/client'
import { createStoredValue, parseJson } from '#base/storage/stored-value'
import { PUSH_ORDERS_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'

const MOST_KEPT = 20

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** The orders that this device is told of. */
export const pushedOrdersStore = createStoredValue<readonly string[]>({
  shelf: deviceStorage,
  name: PUSH_ORDERS_KEY,
  read: (text) => parseJson(text, texts, []),
})

async function subscription(): Promise<PushSubscription> {
  // Where the page came so fast that nothing has registered it yet.
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const { publicKey } = await callApi(pushRoutes.getPushKey)
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/**
 * Asks for the browser's leave, and lets this device be told of an order; false where the person
 * says no.
 */
async function turnOn(orderId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { endpoint, keys = {} } = (await subscription()).toJSON()
  const { p256dh = '', auth = '' } = keys
  await callApi(pushRoutes.subscribeToPush, {
    body: { orderId, subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } } },
  })
  pushedOrdersStore.set([...pushedOrdersStore.get().filter((id) => id !== orderId), orderId].slice(-MOST_KEPT))
  return true
}

async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const known = await registration?.pushManager.getSubscription()
  if (known) {
    await callApi(pushRoutes.unsubscribeFromPush, { body: { endpoint: known.endpoint } })
    await known.unsubscribe()
  }
  pushedOrdersStore.set([])
}

/** Whether this device is told of an order while its page is closed, and how that is changed. */
export function useOrderPush(orderId: string) {
  const told = useSyncExternalStore(pushedOrdersStore.subscribe, pushedOrdersStore.get)
  return {
    isOn: told.includes(orderId),
    on: useMutation({ mutationFn: () => turnOn(orderId) }),
    off: useMutation({ mutationFn: turnOff }),
  }
}

/** What this browser can do about a closed page; `install-first` is the rule of iPhone and iPad. */
export type PushSupport = 'can' | 'blocked' | 'install-first' | 'cannot'

const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  // An iPad says that it is a Mac, but no Mac is touched.
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/**
 * What can be offered here (docs/product/tracking.md#push). It asks the browser, never the person.
 */
export function getPushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isThere) return Notification.permission === 'denied' ? 'blocked' : 'can'
  return isApplePhone(navigator) && !isInstalled() ? 'install-first' : 'cannot'
}

/** What a person calls the thing in front of them. */
export const getDeviceName = (): 'phone' | 'computer' =>
  window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'
