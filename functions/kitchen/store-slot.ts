import { locationOf } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { checkDaysAhead, checkOpenAt } from '#shared/rules/checkout'
import { promiseOf } from '#shared/rules/promise'
import { replanned } from '#shared/rules/replan'
import { limitOf, slotStart } from '#shared/rules/slots'
import { placeIn } from '../hours/store'
import { menuWith } from '../menu/kept'
import type { House } from '../menu/records'
import { orderKeys } from '../orders/records'
import type { OrderRecord } from '../orders/records'
import { reservationsOf } from '../orders/reservations'
import { orderById } from '../orders/store'
import { refusalWithNext, returnSlot, takeSlot } from '../orders/store-slots'
import type { Wanted } from '../orders/store-slots'
import { changedOrder } from '../orders/write'
import { asItIs, decide } from '../runtime/decide'
import type { Plan } from '../runtime/decide'
import type { Step } from '../runtime/transact'

type Moving = {
  readonly orderId: string
  readonly at: Date
  readonly now: Date
  readonly requestId: string
  /** Throws when the order is not one that the caller may move. */
  readonly check: (order: OrderRecord) => void
  readonly alongside: (after: OrderRecord) => readonly Step[]
}

type Here = { readonly place: Location; readonly house: House }

async function orderAndHouse(orderId: string): Promise<Here & { readonly order: OrderRecord }> {
  const order = await orderById(orderId)
  const { menu, house } = await menuWith(order.location)
  return { order, place: placeIn(locationOf(order.location), menu), house }
}

/** The place that the new time asks for, where its location limits them. */
function placeAt({ orderType: type }: OrderRecord, at: Date, { place, house }: Here): Wanted | undefined {
  const limit = limitOf(house.capacity, type)
  if (limit === null || type === 'event') return undefined
  return { place, limit, slot: { type, at: slotStart(at.getTime()) } }
}

/** What takes the new place and gives back the old one; nothing where both are the same. */
function exchange(order: OrderRecord, wanted: Wanted | undefined): readonly Step[] {
  const { location } = order
  const former = reservationsOf(order, 'slot')[0]?.slot
  if (former && former.at === wanted?.slot.at) return []
  return [...(wanted ? [takeSlot(wanted)] : []), ...(former ? [returnSlot(location, former)] : [])]
}

function planFor({ order, ...here }: Here & { readonly order: OrderRecord }, moving: Moving): Plan<OrderRecord> {
  const { at, now, requestId, check, alongside } = moving
  check(order)
  if (promiseOf(order).promisedFrom === at.toISOString()) return asItIs(order)
  const times = replanned(order, at, now)
  checkDaysAhead({ ...order, at }, here.place, policyOf(here.place), now)
  checkOpenAt(at, here.place, policyOf(here.place))
  const wanted = placeAt(order, at, here)
  const changes = {
    ...times,
    // What was agreed anew is what it is measured by.
    firstPromisedAt: undefined,
    firedAt: undefined,
    slotMoves: (order.slotMoves ?? 0) + 1,
    slotMovedAt: now.toISOString(),
    reservations: [
      ...order.reservations.filter(({ type }) => type !== 'slot'),
      ...(wanted ? [{ type: 'slot' as const, slot: wanted.slot }] : []),
    ],
    requestId,
  }
  const after = { ...order, ...changes }
  const update = changedOrder(order, changes, { gsi1sk: orderKeys.activePlace(after) })
  return { steps: [{ write: { Update: update } }, ...exchange(order, wanted), ...alongside(after)], answer: after }
}

/**
 * Moves an order to another time: the new place, the old one and the order's own change are one
 * transaction, so that no place is sold twice and none is lost. Throws `slot-full` with the next
 * free time, and what `replanned` throws.
 */
export async function moveSlot(moving: Moving): Promise<OrderRecord> {
  try {
    return await decide(
      () => orderAndHouse(moving.orderId),
      (found) => planFor(found, moving),
    )
  } catch (error) {
    throw await refusalWithNext(error, moving.now)
  }
}
