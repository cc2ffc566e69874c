import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { push } from '#shared/contract/push'
import { call } from '#base/api/call'
import { keptValue, readJson } from '#base/storage/kept'
import { PUSH_ORDERS } from '#base/storage/names'
import { deviceShelf } from '#base/storage/shelf'

const MOST_KEPT = 20

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** The orders that this device is told of. */
export const toldOrders = keptValue<readonly string[]>({
  shelf: deviceShelf,
  name: PUSH_ORDERS,
  read: (text) => readJson(text, texts, []),
})

async function subscription(): Promise<PushSubscription> {
  // Where the page came so fast that nothing has registered it yet.
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const { publicKey } = await call(push.key)
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
  await call(push.subscribe, { body: { orderId, subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } } } })
  toldOrders.set([...toldOrders.get().filter((id) => id !== orderId), orderId].slice(-MOST_KEPT))
  return true
}

async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const known = await registration?.pushManager.getSubscription()
  if (known) {
    await call(push.unsubscribe, { body: { endpoint: known.endpoint } })
    await known.unsubscribe()
  }
  toldOrders.set([])
}

/** Whether this device is told of an order while its page is closed, and how that is changed. */
export function usePush(orderId: string) {
  const told = useSyncExternalStore(toldOrders.subscribe, toldOrders.get)
  return {
    isOn: told.includes(orderId),
    on: useMutation({ mutationFn: () => turnOn(orderId) }),
    off: useMutation({ mutationFn: turnOff }),
  }
}
