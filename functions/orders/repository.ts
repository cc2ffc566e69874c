import * as z from 'zod/mini'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { toWallClock } from '#shared/platform/time'
import { normalizeOrderId } from '#shared/platform/ids'
import { createItemUnavailableProblem } from '#shared/menu/availability'
import { menuKeys } from '../menu/records'
import { getItem, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { ifUnchanged, keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { Update, WriteStep } from '../platform/table/transaction'
import { OrderRecord, orderKeys } from './records'
import { resolveClaimBasis } from '#shared/orders/guest-orders'
import { ANONYMOUS_CUSTOMER } from '#shared/accounts/personal-data'

const DAY_SECONDS = 24 * 3600
const localDate = (location: LocationCode, at: Date) => toWallClock(getLocation(location), at).date
const soon = (now: Date, days: number) => Math.floor(now.getTime() / 1000) + days * DAY_SECONDS

/** An order by id, as typed; throws `not-found`. */
export async function getOrder(typedId: string): Promise<OrderRecord> {
  const item = await getItem(orderKeys.order(normalizeOrderId(typedId)))
  if (!item) throw new Problem('not-found', `We couldn't find an order with ID #${typedId}`)
  return OrderRecord.parse(item)
}

/** Portions of a special that an order takes off the day's cap. */
export type SpecialPortions = {
  readonly specialId: string
  readonly menuItemId: number
  readonly name: string
  readonly quantity: number
  readonly maxDailyOrders: number | null
}

/** Nothing is counted before a day's first order. */
const Counted = z.object({ ordered: z._default(z.int(), 0) })

type Portions = Pick<SpecialPortions, 'specialId' | 'quantity'>

/**
 * Adds to a special's count of the day that an order was placed on; what is given back is negative.
 */
export const buildSpecialCountUpdate = (location: LocationCode, { specialId, quantity }: Portions, placedAt: Date) => ({
  TableName: tableName(),
  Key: menuKeys.specialCount(location, localDate(location, placedAt), specialId),
  UpdateExpression: 'ADD ordered :quantity SET #type = :type, expiresAt = :later',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: { ':quantity': quantity, ':type': 'SpecialCount', ':later': soon(placedAt, 7) },
})

/**
 * Counts portions of a special as ordered; refused when the day's cap leaves no room, naming the
 * dish.
 */
export function reserveSpecialPortions(location: LocationCode, portions: SpecialPortions, now: Date): WriteStep {
  const { menuItemId, name, quantity, maxDailyOrders: max } = portions
  const counted = buildSpecialCountUpdate(location, portions, now)
  const cap = max !== null && {
    ConditionExpression: ':quantity <= :max AND (attribute_not_exists(ordered) OR ordered <= :room)',
    ExpressionAttributeValues: { ...counted.ExpressionAttributeValues, ':max': max, ':room': max - quantity },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }
  return {
    write: { Update: { ...counted, ...cap } },
    refused: (before) => {
      const { ordered } = Counted.parse(before ?? {})
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
 * Gives an order to an account, on the conditions of `claimBasis`, which throws. Claiming one's
 * own changes nothing.
 */
export const claimOrder = (read: OrderRecord, claimant: Claimant, now: Date): Promise<OrderRecord> =>
  runOptimisticWrite<OrderRecord, OrderRecord>(
    (standing) => (standing ? OrderRecord.parse(standing) : read),
    (order) => {
      const basis = resolveClaimBasis(order, claimant, now)
      if (basis === null) return keepUnchanged(order)
      const { userId } = claimant
      const listed = { gsi2pk: orderKeys.customer(userId) }
      const update = buildOrderUpdate(order, { userId, claim: { basis, at: now.toISOString() } }, listed)
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )

/** Whether an order names nobody any more, nor says anything in a guest's own words. */
const isUnnamed = ({ customer, specialInstructions, lines }: OrderRecord): boolean =>
  customer.name === ANONYMOUS_CUSTOMER.name &&
  [customer.email, customer.phone].every((text) => text === '') &&
  customer.address === undefined &&
  specialInstructions === undefined &&
  lines.every((line) => line.notes === undefined && line.for === undefined)

const unnamed = (order: OrderRecord): Update =>
  buildOrderUpdate(order, {
    customer: ANONYMOUS_CUSTOMER,
    reservations: order.reservations.filter(({ type }) => type !== 'guest-portions'),
    specialInstructions: undefined,
    lines: order.lines.map(({ notes: _words, for: _whose, ...line }) => line),
  })

/**
 * Takes off an order what names a person, and what that person wrote; what was cooked and paid
 * stays (decision 0050).
 */
export const anonymizeOrder = (id: string): Promise<void> =>
  runOptimisticWrite<OrderRecord | undefined, void>(
    async (standing) => {
      const item = standing ?? (await getItem(orderKeys.order(id)))
      return item && OrderRecord.parse(item)
    },
    (order) =>
      !order || isUnnamed(order) ? keepUnchanged(undefined) : { update: unnamed(order), answer: () => undefined },
  )
