import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { pushRoutes } from '#shared/notifications/contract'
import { callApi } from '#base/api/client'
import { createStoredValue, parseJson } from '#base/storage/stored-value'
import { PUSH_ORDERS_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'

const MAX_STORED_ORDERS = 20

const parseOrderIds = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []

/** The orders for which this device receives push notifications. */
export const pushedOrdersStore = createStoredValue<readonly string[]>({
  storage: deviceStorage,
  name: PUSH_ORDERS_KEY,
  initial: [],
  read: (text) => parseJson(text, parseOrderIds, []),
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

/** Subscribes this device to an order's notifications. Repeating it changes nothing. */
async function subscribeToOrder(orderId: string): Promise<void> {
  const { endpoint, keys = {} } = (await subscribe()).toJSON()
  const { p256dh = '', auth = '' } = keys
  await callApi(pushRoutes.subscribeToPush, {
    body: { orderId, subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } } },
  })
}

/**
 * Asks for the browser's permission and subscribes this device to an order's notifications.
 * Returns false if the user denies the permission.
 */
async function turnOn(orderId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await subscribeToOrder(orderId)
  pushedOrdersStore.set([...pushedOrdersStore.get().filter((id) => id !== orderId), orderId].slice(-MAX_STORED_ORDERS))
  return true
}

async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) {
    await callApi(pushRoutes.unsubscribeFromPush, { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  pushedOrdersStore.set([])
}

/** Whether the user still allows what they once turned on. */
const isAllowed = (): boolean => 'Notification' in window && Notification.permission === 'granted'

/**
 * Whether this device receives notifications of an order, and the mutations to turn them on and
 * off. A browser may have renewed or dropped its subscription since, so the page of an open order
 * that finds them turned on subscribes again.
 */
export function useOrderPush(orderId: string, isOpen: boolean) {
  const orderIds = useStore(pushedOrdersStore)
  const isOn = orderIds.includes(orderId) && isAllowed()
  const [mustRenew] = useState(isOn && isOpen)
  useEffect(() => {
    // The next visit tries again.
    if (mustRenew) void subscribeToOrder(orderId).catch(() => undefined)
  }, [mustRenew, orderId])
  return {
    isOn,
    on: useMutation({ mutationFn: () => turnOn(orderId) }),
    off: useMutation({ mutationFn: turnOff }),
  }
}

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
