import { readJson } from '#base/storage/kept'
import { FEEDBACK_ASKED } from '#base/storage/names'
import { deviceShelf } from '#base/storage/shelf'

const REMEMBERED = 50

const namesIn = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.map(String) : [])

const read = (): readonly string[] => readJson(deviceShelf.getItem(FEEDBACK_ASKED), namesIn, [])

/** Whether this browser was asked about an order: once is enough, answered or not. */
export const wasAsked = (orderId: string): boolean => read().includes(orderId)

export const rememberAsked = (orderId: string): void =>
  deviceShelf.setItem(FEEDBACK_ASKED, JSON.stringify([...read(), orderId].slice(-REMEMBERED)))
