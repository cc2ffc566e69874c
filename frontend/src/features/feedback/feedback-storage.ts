import { parseJson } from '#base/storage/stored-value'
import { FEEDBACK_CODES_KEY, FEEDBACK_PROMPTED_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { isRecord } from '#shared/platform/is-record'

const MAX_STORED_ORDERS = 50

const parseIds = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.map(String) : [])

const readOrderIds = (): readonly string[] => parseJson(deviceStorage.getItem(FEEDBACK_PROMPTED_KEY), parseIds, [])

/** Whether this browser has asked for feedback on an order, answered or not. */
export const wasFeedbackRequested = (orderId: string): boolean => readOrderIds().includes(orderId)

export const markFeedbackRequested = (orderId: string): void =>
  deviceStorage.setItem(FEEDBACK_PROMPTED_KEY, JSON.stringify([...readOrderIds(), orderId].slice(-MAX_STORED_ORDERS)))

/** A discount code that a guest received for feedback. */
type FeedbackCode = { readonly orderId: string; readonly code: string }

const isFeedbackCode = (value: unknown): value is FeedbackCode =>
  isRecord(value) && typeof value['orderId'] === 'string' && typeof value['code'] === 'string'

const parseCodes = (stored: unknown): readonly FeedbackCode[] =>
  Array.isArray(stored) ? stored.filter(isFeedbackCode) : []

const readCodes = (): readonly FeedbackCode[] => parseJson(deviceStorage.getItem(FEEDBACK_CODES_KEY), parseCodes, [])

const writeCodes = (codes: readonly FeedbackCode[]): void =>
  codes.length > 0
    ? deviceStorage.setItem(FEEDBACK_CODES_KEY, JSON.stringify(codes))
    : deviceStorage.removeItem(FEEDBACK_CODES_KEY)

const readCodesOfOthers = (orderId: string) => readCodes().filter((code) => code.orderId !== orderId)

/** Returns the code that a guest received for an order and hasn't closed yet. */
export const findFeedbackCode = (orderId: string): string | null =>
  readCodes().find((code) => code.orderId === orderId)?.code ?? null

export const saveFeedbackCode = (orderId: string, code: string): void =>
  writeCodes([...readCodesOfOthers(orderId), { orderId, code }])

export const deleteFeedbackCode = (orderId: string): void => writeCodes(readCodesOfOthers(orderId))
