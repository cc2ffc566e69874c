import { parseJson } from '#base/storage/kept'
import { FEEDBACK_PROMPTED_KEY } from '#base/storage/names'
import { deviceStorage } from '#base/storage/shelf'

const REMEMBERED = 50

const namesIn = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.map(String) : [])

const read = (): readonly string[] => parseJson(deviceStorage.getItem(FEEDBACK_PROMPTED_KEY), namesIn, [])

/** Whether this browser was asked about an order: once is enough, answered or not. */
export const wasFeedbackRequested = (orderId: string): boolean => read().includes(orderId)

export const markFeedbackRequested = (orderId: string): void =>
  deviceStorage.setItem(FEEDBACK_PROMPTED_KEY, JSON.stringify([...read(), orderId].slice(-REMEMBERED)))
