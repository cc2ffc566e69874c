import { ANONYMOUS_CUSTOMER } from '#shared/accounts/personal-data'
import type { OrderActor } from '#shared/platform/actor'
import { getItem } from '../../platform/table/table'
import { keepUnchanged, runOptimisticWrite, type Update } from '../../platform/table/transaction'
import { OrderRecord, orderKeys } from '../records'
import { buildOrderUpdate } from '../repository'
import { listGuestTexts, withoutGuestTexts } from './guest-texts'

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
