import { NOBODY } from '#shared/rules/kept'
import { asItIs, decide } from '../runtime/decide'
import { getItem } from '../runtime/table'
import type { Update } from '../runtime/transact'
import { orderKeys, OrderRecord } from './records'
import { changedOrder } from './write'

/** Whether an order names nobody any more, nor says anything in a guest's own words. */
const isUnnamed = ({ customer, specialInstructions, lines }: OrderRecord): boolean =>
  customer.name === NOBODY.name &&
  [customer.email, customer.phone].every((text) => text === '') &&
  customer.address === undefined &&
  specialInstructions === undefined &&
  lines.every((line) => line.notes === undefined && line.for === undefined)

const unnamed = (order: OrderRecord): Update =>
  changedOrder(order, {
    customer: NOBODY,
    reservations: order.reservations.filter(({ type }) => type !== 'guest-portions'),
    specialInstructions: undefined,
    lines: order.lines.map(({ notes: _words, for: _whose, ...line }) => line),
  })

/**
 * Takes off an order what names a person, and what that person wrote; what was cooked and paid
 * stays (decision 0050).
 */
export const unnameOrder = (id: string): Promise<void> =>
  decide<OrderRecord | undefined, void>(
    async (standing) => {
      const item = standing ?? (await getItem(orderKeys.order(id)))
      return item && OrderRecord.parse(item)
    },
    (order) => (!order || isUnnamed(order) ? asItIs(undefined) : { update: unnamed(order), answer: () => undefined }),
  )
