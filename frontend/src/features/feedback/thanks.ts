import { isRecord } from '#shared/is-record'
import { readJson } from '#base/storage/kept'
import { FEEDBACK_CODES } from '#base/storage/names'
import { deviceShelf } from '#base/storage/shelf'

type Thanks = { readonly orderId: string; readonly code: string }

const isThanks = (value: unknown): value is Thanks =>
  isRecord(value) && typeof value['orderId'] === 'string' && typeof value['code'] === 'string'

const thanksIn = (stored: unknown): readonly Thanks[] => (Array.isArray(stored) ? stored.filter(isThanks) : [])

const read = (): readonly Thanks[] => readJson(deviceShelf.getItem(FEEDBACK_CODES), thanksIn, [])

const write = (thanks: readonly Thanks[]): void =>
  thanks.length > 0
    ? deviceShelf.setItem(FEEDBACK_CODES, JSON.stringify(thanks))
    : deviceShelf.removeItem(FEEDBACK_CODES)

const ofOthers = (orderId: string) => read().filter((thanks) => thanks.orderId !== orderId)

/** The code that an order's feedback gave and nobody has put away yet. */
export const codeInSight = (orderId: string): string | null =>
  read().find((thanks) => thanks.orderId === orderId)?.code ?? null

export const keepInSight = (orderId: string, code: string): void => write([...ofOthers(orderId), { orderId, code }])

export const putAway = (orderId: string): void => write(ofOthers(orderId))
