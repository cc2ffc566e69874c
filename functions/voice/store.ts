import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { statusMessage } from '#shared/rules/order-status'
import { vocabularyOf } from '#shared/rules/voice/vocabulary'
import type { Vocabulary } from '#shared/rules/voice/vocabulary'
import type { SpecialRecord } from '../menu/records'
import { presentMenu } from '../menu/present'
import { wholeMenu } from '../menu/store'
import { orderById } from '../orders/store'

type Known = { readonly version: string; readonly vocabulary: Vocabulary; readonly specials: readonly SpecialRecord[] }

const known = new Map<LocationCode, Known>()

/** A location's menu as the assistant listens for it, built anew only when the menu is another one. */
export async function knownMenu(location: LocationCode, dayOfWeek: number): Promise<Known> {
  const menu = await wholeMenu(location)
  const specials = menu.specials.filter((special) => special.dayOfWeek === dayOfWeek)
  const dishes = presentMenu(menu, location, dayOfWeek)
  const version = JSON.stringify(dishes)
  const last = known.get(location)
  if (last?.version === version) return { ...last, specials }
  const fresh = { version, vocabulary: vocabularyOf(dishes), specials }
  known.set(location, fresh)
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
