import { parseJson } from '#base/storage/stored-value'
import { FEEDBACK_CODES_KEY, FEEDBACK_PROMPTED_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { isRecord } from '#shared/platform/is-record'

const REMEMBERED = 50

const namesIn = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.map(String) : [])

const read = (): readonly string[] => parseJson(deviceStorage.getItem(FEEDBACK_PROMPTED_KEY), namesIn, [])

/** Whether this browser was asked about an order: once is enough, answered or not. */
export const wasFeedbackRequested = (orderId: string): boolean => read().includes(orderId)

export const markFeedbackRequested = (orderId: string): void =>
  deviceStorage.setItem(FEEDBACK_PROMPTED_KEY, JSON.stringify([...read(), orderId].slice(-REMEMBERED)))

type Thanks = { readonly orderId: string; readonly code: string }

const isThanks = (value: unknown): value is Thanks =>
  isRecord(value) && typeof value['orderId'] === 'string' && typeof value['code'] === 'string'

const thanksIn = (stored: unknown): readonly Thanks[] => (Array.isArray(stored) ? stored.filter(isThanks) : [])

const readOfThanks = (): readonly Thanks[] => parseJson(deviceStorage.getItem(FEEDBACK_CODES_KEY), thanksIn, [])

const write = (thanks: readonly Thanks[]): void =>
  thanks.length > 0
    ? deviceStorage.setItem(FEEDBACK_CODES_KEY, JSON.stringify(thanks))
    : deviceStorage.removeItem(FEEDBACK_CODES_KEY)

const ofOthers = (orderId: string) => readOfThanks().filter((thanks) => thanks.orderId !== orderId)

/** The code that an order's feedback gave and nobody has put away yet. */
export const findFeedbackCode = (orderId: string): string | null =>
  readOfThanks().find((thanks) => thanks.orderId === orderId)?.code ?? null

export const saveFeedbackCode = (orderId: string, code: string): void =>
  write([...ofOthers(orderId), { orderId, code }])

export const deleteFeedbackCode = (orderId: string): void => write(ofOthers(orderId))
