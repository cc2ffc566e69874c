import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { pushRoutes } from '#shared/notifications/contract'
import { callApi } from '#base/api/client'
import { alertDevicesStore, getPushSubscription, isPushPermitted } from '#base/push/browser-push'
import { createStoredValue, parseJson } from '#base/storage/stored-value'
import { deviceStorage } from '#base/storage/storage'

const MAX_STORED_ORDERS = 20

const parseOrderIds = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []

/** The orders for which this device receives push notifications. */
export const pushedOrdersStore = createStoredValue<readonly string[]>({
  storage: deviceStorage,
  name: 'hibachi-push-orders',
  initial: [],
  read: (text) => parseJson(text, parseOrderIds, []),
})

/** Subscribes this device to an order's notifications. Repeating it changes nothing. */
async function subscribeToOrder(orderId: string): Promise<void> {
  await callApi(pushRoutes.subscribeToPush, { body: { orderId, subscription: await getPushSubscription() } })
}

/**
 * Asks for the browser's permission and subscribes this device to an order's notifications.
 * Returns false if the user denies the permission.
 */
async function turnOn(orderId: string): Promise<boolean> {
  if (!(await isPushPermitted())) return false
  await subscribeToOrder(orderId)
  pushedOrdersStore.set([...pushedOrdersStore.get().filter((id) => id !== orderId), orderId].slice(-MAX_STORED_ORDERS))
  return true
}

async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) {
    await callApi(pushRoutes.unsubscribeFromPush, { body: { endpoint: subscription.endpoint } })
    // The owner's alerts use the same subscription.
    if (Object.keys(alertDevicesStore.get()).length === 0) await subscription.unsubscribe()
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
