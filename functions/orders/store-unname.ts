import { ANONYMOUS_CUSTOMER } from '#shared/rules/kept'
import { keepUnchanged, runOptimisticWrite } from '../runtime/decide'
import { getItem } from '../runtime/table'
import type { Update } from '../runtime/transact'
import { orderKeys, OrderRecord } from './records'
import { buildOrderUpdate } from './write'

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
