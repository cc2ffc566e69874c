import { useStore } from 'zustand'
import { isRecord } from '#shared/platform/is-record'
import { FEEDBACK_CODES_KEY } from '../storage/storage-keys'
import { deviceStorage } from '../storage/storage'
import { createStoredValue, parseJson } from '../storage/stored-value'

/** A discount code that a guest received for feedback. */
type FeedbackCode = { readonly orderId: string; readonly code: string }

const isFeedbackCode = (value: unknown): value is FeedbackCode =>
  isRecord(value) && typeof value['orderId'] === 'string' && typeof value['code'] === 'string'

const parseCodes = (stored: unknown): readonly FeedbackCode[] =>
  Array.isArray(stored) ? stored.filter(isFeedbackCode) : []

const store = createStoredValue<readonly FeedbackCode[]>({
  storage: deviceStorage,
  name: FEEDBACK_CODES_KEY,
  initial: [],
  read: (text) => parseJson(text, parseCodes, []),
})

/** The codes that guests received for feedback, until used by an order or dismissed. */
export const feedbackCodeStore = {
  add: (orderId: string, code: string): void =>
    store.set([...store.get().filter((one) => one.orderId !== orderId), { orderId, code }]),

  delete: (code: string): void => store.set(store.get().filter((one) => one.code !== code)),
}

/** The code received for an order; null if there is none, or it was used or dismissed. */
export function useFeedbackCode(orderId: string): string | null {
  const codes = useStore(store)
  return codes.find((one) => one.orderId === orderId)?.code ?? null
}
