import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { statusMessage } from '#shared/rules/order-status'
import type { SpecialRecord } from '../menu/records'
import { presentMenu } from '../menu/present'
import { menuVersion, wholeMenu } from '../menu/store'
import { orderById } from '../orders/store'
import { vocabularyOf } from './grammar/vocabulary'
import type { Vocabulary } from './grammar/vocabulary'

type Known = { readonly vocabulary: Vocabulary; readonly specials: readonly SpecialRecord[] }

/** Names, prices and specials only change with a new version of the product. */
const KEPT_MS = 60_000
const kept = new Map<string, Known & { readonly version: number; readonly until: number }>()

/** A location's menu of a weekday as the assistant listens for it, read anew as soon as it is another one. */
export async function knownMenu(location: LocationCode, dayOfWeek: number): Promise<Known> {
  const day = `${location} ${dayOfWeek}`
  const last = kept.get(day)
  const version = await menuVersion(location)
  if (last?.version === version && last.until > Date.now()) return last
  const menu = await wholeMenu(location)
  const fresh = {
    version,
    until: Date.now() + KEPT_MS,
    vocabulary: vocabularyOf(presentMenu(menu, location, dayOfWeek)),
    specials: menu.specials.filter((special) => special.dayOfWeek === dayOfWeek),
  }
  kept.set(day, fresh)
  return fresh
}

const ORDER_ID = /\b(?=[a-z]*\d)[0-9a-z]{12}\b/i

/** The status of the order whose id a sentence gives; null where there is no such order, undefined without an id. */
export async function statusOfOrderIn(message: string) {
  const [id] = ORDER_ID.exec(message) ?? []
  if (id === undefined) return undefined
  try {
    const order = await orderById(id)
    return { ticketNumber: order.ticketNumber, message: statusMessage(order) }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
