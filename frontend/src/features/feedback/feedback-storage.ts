import { parseJson } from '#base/storage/stored-value'
import { FEEDBACK_PROMPTED_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'

const MAX_STORED_ORDERS = 50

const parseIds = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.map(String) : [])

const readOrderIds = (): readonly string[] => parseJson(deviceStorage.getItem(FEEDBACK_PROMPTED_KEY), parseIds, [])

/** Whether this browser has requested feedback on an order, answered or not. */
export const wasFeedbackRequested = (orderId: string): boolean => readOrderIds().includes(orderId)

export const markFeedbackRequested = (orderId: string): void =>
  deviceStorage.setItem(FEEDBACK_PROMPTED_KEY, JSON.stringify([...readOrderIds(), orderId].slice(-MAX_STORED_ORDERS)))
