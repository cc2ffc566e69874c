import * as z from 'zod/mini'
import { Problem } from '#shared/platform/problem'
import { normalizeOrderId } from '#shared/platform/ids'
import { createItemUnavailableProblem } from '#shared/menu/availability'
import { menuKeys } from '../menu/records'
import { completeOrderInLog } from '../platform/log'
import { getItem, tableName, type Item } from '../platform/table/table'
import {
  ifUnchanged,
  keepUnchanged,
  runOptimisticWrite,
  type Update,
  type WriteStep,
} from '../platform/table/transaction'
import { listGuestTexts, withoutGuestTexts } from './access/guest-texts'
import { OrderRecord, orderKeys } from './records'
import { getSiteKind, type PlaceAtSite } from '#shared/locations/site-kind'
import { resolveClaimBasis } from '#shared/orders/guest-orders'
import type { OrderActor } from '#shared/platform/actor'
import { ANONYMOUS_CUSTOMER } from '#shared/accounts/personal-data'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** Whether an order was placed on the kind of site that its location has now. */
export const isOfSite = ({ location, site }: Pick<OrderRecord, 'location' | 'site'>): boolean =>
  site === undefined || site === getSiteKind(location)

/**
 * Returns an order by its id, in any spelling that `normalizeOrderId` accepts.
 * @throws Problem `not-found`, also for an order of a test site whose location is live now
 */
export async function getOrder(typedId: string): Promise<OrderRecord> {
  const item = await getItem(orderKeys.order(normalizeOrderId(typedId)))
  const order = item && OrderRecord.parse(item)
  if (!order || !isOfSite(order)) throw new Problem('not-found', `We couldn't find an order with ID #${typedId}`)
  completeOrderInLog(order)
  return order
}

/** Portions of a special in an order, and the special's daily limit. */
export type SpecialPortions = {
  readonly specialId: string
  /** The local date whose count it is part of. */
  readonly date: string
  readonly menuItemId: number
  readonly name: string
  readonly quantity: number
  readonly maxDailyOrders: number | null
}

/** Absent before the first order of a day. */
const SpecialCount = z.object({ ordered: z._default(z.int(), 0) })

/**
 * Returns the update that adds portions to a special's count of a day. A negative quantity releases
 * portions.
 */
export const buildSpecialCountUpdate = (
  place: PlaceAtSite,
  { specialId, date, quantity }: Pick<SpecialPortions, 'specialId' | 'date' | 'quantity'>,
) => ({
  TableName: tableName(),
  Key: menuKeys.specialCount(place, date, specialId),
  UpdateExpression: 'ADD ordered :quantity SET #type = :type, expiresAt = :later',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: {
    ':quantity': quantity,
    ':type': 'SpecialCount',
    ':later': expiresAfter(date, 8 * DAY_SECONDS),
  },
})

/**
 * Returns the step that adds ordered portions to a special's count of the day. Beyond the daily
 * limit the transaction fails with `item-unavailable`.
 */
export function reserveSpecialPortions(place: PlaceAtSite, portions: SpecialPortions): WriteStep {
  const { menuItemId, name, quantity, maxDailyOrders: max } = portions
  const update = buildSpecialCountUpdate(place, portions)
  const limit = max !== null && {
    ConditionExpression: ':quantity <= :max AND (attribute_not_exists(ordered) OR ordered <= :room)',
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':max': max, ':room': max - quantity },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }
  return {
    write: { Update: { ...update, ...limit } },
    onConflict: (before) => {
      const { ordered } = SpecialCount.parse(before ?? {})
      return createItemUnavailableProblem([{ menuItemId, name, left: Math.max(0, (max ?? 0) - ordered) }])
    },
  }
}

/**
 * Returns the update that changes an order on condition that it is still at the version that was
 * read. A change to `undefined` removes the attribute. `indexKeys` moves the order in the indexes.
 */
export function buildOrderUpdate(order: OrderRecord, changes: Partial<OrderRecord>, indexKeys: Item = {}): Update {
  const { version } = order
  const attributes = Object.entries({ ...changes, ...indexKeys, version: version + 1 })
  const set = attributes.filter(([, value]) => value !== undefined)
  const removed = attributes.filter(([, value]) => value === undefined)
  const update = {
    TableName: tableName(),
    Key: orderKeys.order(order.id),
    UpdateExpression: [
      `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map(([name]) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(attributes.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  }
  return ifUnchanged(update, { version })
}

type Claimant = Parameters<typeof resolveClaimBasis>[1]

/**
 * Assigns an order to an account. Claiming one's own order changes nothing.
 * @throws Problem of `resolveClaimBasis` if the claimant has no right to the order
 */
export const claimOrder = (read: OrderRecord, claimant: Claimant, now: Date): Promise<OrderRecord> =>
  runOptimisticWrite<OrderRecord, OrderRecord>(
    (current) => (current ? OrderRecord.parse(current) : read),
    (order) => {
      const basis = resolveClaimBasis(order, claimant, now)
      if (basis === null) return keepUnchanged(order)
      const { userId } = claimant
      const indexKeys = { gsi2pk: orderKeys.customer(userId) }
      const update = buildOrderUpdate(order, { userId, claim: { basis, at: now.toISOString() } }, indexKeys)
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )

/** Whether an order holds no contact data, names or notes of its guest. */
const isAnonymous = (order: OrderRecord): boolean =>
  isContactRemoved(order) && [...order.history, ...(order.edits ?? [])].every(({ by }) => !isCustomer(order, by))

const isContactRemoved = (order: OrderRecord): boolean =>
  [order.customer.email, order.customer.phone].every((text) => text === '') &&
  order.customer.address === undefined &&
  order.mailOrigin === undefined &&
  listGuestTexts(order).every((text) => text === ANONYMOUS_CUSTOMER.name)

const isCustomer = ({ userId }: OrderRecord, by: OrderActor): boolean => typeof by === 'object' && by.id === userId

/** Replaces the customer's name in the history. Names of staff stay. */
const anonymizeActor = (order: OrderRecord, by: OrderActor): OrderActor => (isCustomer(order, by) ? 'guest' : by)

const buildAnonymization = (order: OrderRecord): Update =>
  buildOrderUpdate(order, {
    ...withoutGuestTexts(order),
    customer: ANONYMOUS_CUSTOMER,
    mailOrigin: undefined,
    reservations: order.reservations.filter(({ type }) => type !== 'guest-portions'),
    history: order.history.map((entry) => ({ ...entry, by: anonymizeActor(order, entry.by) })),
    edits: order.edits?.map((edit) => ({ ...edit, by: anonymizeActor(order, edit.by) })),
  })

/**
 * Removes contact data, names and notes from an order. Dishes and amounts stay (decision 0050).
 * Does nothing if the order no longer exists.
 */
export const anonymizeOrder = (id: string): Promise<void> =>
  runOptimisticWrite<OrderRecord | undefined, void>(
    async (current) => {
      const item = current ?? (await getItem(orderKeys.order(id)))
      return item && OrderRecord.parse(item)
    },
    (order) =>
      !order || isAnonymous(order)
        ? keepUnchanged(undefined)
        : { update: buildAnonymization(order), answer: () => undefined },
  )
