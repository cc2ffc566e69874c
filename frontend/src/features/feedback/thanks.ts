import { isRecord } from '#shared/is-record'
import { parseJson } from '#base/storage/kept'
import { FEEDBACK_CODES_KEY } from '#base/storage/names'
import { deviceStorage } from '#base/storage/shelf'

type Thanks = { readonly orderId: string; readonly code: string }

const isThanks = (value: unknown): value is Thanks =>
  isRecord(value) && typeof value['orderId'] === 'string' && typeof value['code'] === 'string'

const thanksIn = (stored: unknown): readonly Thanks[] => (Array.isArray(stored) ? stored.filter(isThanks) : [])

const read = (): readonly Thanks[] => parseJson(deviceStorage.getItem(FEEDBACK_CODES_KEY), thanksIn, [])

const write = (thanks: readonly Thanks[]): void =>
  thanks.length > 0
    ? deviceStorage.setItem(FEEDBACK_CODES_KEY, JSON.stringify(thanks))
    : deviceStorage.removeItem(FEEDBACK_CODES_KEY)

const ofOthers = (orderId: string) => read().filter((thanks) => thanks.orderId !== orderId)

/** The code that an order's feedback gave and nobody has put away yet. */
export const findFeedbackCode = (orderId: string): string | null =>
  read().find((thanks) => thanks.orderId === orderId)?.code ?? null

export const saveFeedbackCode = (orderId: string, code: string): void =>
  write([...ofOthers(orderId), { orderId, code }])

export const deleteFeedbackCode = (orderId: string): void => write(ofOthers(orderId))
