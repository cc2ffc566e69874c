import { FORMER_STAFF_NAME } from '#shared/accounts/personal-data'
import type { OrderActor } from '#shared/platform/actor'
import { deleteItems, getItem, getKey, putItems, queryAll, type Item } from '../platform/table/table'
import { keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import { OrderRecord, orderKeys } from './records'
import { buildOrderUpdate } from './repository'

/** Returns the ids of the people who made steps, changes or refunds of an order. */
const listActorIds = ({ history, edits = [], refunds = [], wastes = [] }: OrderRecord): ReadonlySet<string> =>
  new Set(
    [...history, ...edits, ...refunds, ...wastes].flatMap(({ by }: { by?: OrderActor | undefined }) =>
      typeof by === 'object' ? [by.id] : [],
    ),
  )

/**
 * Indexes an order under each person who made a step of it for the first time, except its customer,
 * so that an erasure finds their names. Repeating the call changes nothing.
 */
export async function indexOrderWork(before: OrderRecord | undefined, order: OrderRecord): Promise<void> {
  const known = before ? listActorIds(before) : new Set<string>()
  const ids = [...listActorIds(order)].filter((id) => id !== order.userId && !known.has(id))
  await putItems(ids.map((id) => ({ ...orderKeys.work(id, order.id), type: 'OrderWork', orderId: order.id })))
}

/** Returns the index records of the orders that a person worked on. */
export const listOrderWork = (userId: string): Promise<Item[]> =>
  queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': orderKeys.work(userId, '').pk },
  })

function replaceActor<Step extends { readonly by?: OrderActor | undefined }>(step: Step, userId: string): Step {
  const { by } = step
  return typeof by === 'object' && by.id === userId ? { ...step, by: { id: 'former', name: FORMER_STAFF_NAME } } : step
}

const replaceOrderActor = (orderId: string, userId: string): Promise<void> =>
  runOptimisticWrite<OrderRecord | undefined, void>(
    async (current) => {
      const item = current ?? (await getItem(orderKeys.order(orderId)))
      return item && OrderRecord.parse(item)
    },
    (order) => {
      if (!order || !listActorIds(order).has(userId)) return keepUnchanged(undefined)
      const changes = {
        history: order.history.map((step) => replaceActor(step, userId)),
        edits: order.edits?.map((step) => replaceActor(step, userId)),
        refunds: order.refunds?.map((step) => replaceActor(step, userId)),
        wastes: order.wastes?.map((step) => replaceActor(step, userId)),
      }
      return { update: buildOrderUpdate(order, changes), answer: () => undefined }
    },
  )

/** Replaces a person's name in the orders that they worked on. */
export async function anonymizeOrderWork(userId: string, checkDeadline: () => void): Promise<void> {
  for (const item of await listOrderWork(userId)) {
    await replaceOrderActor(String(item['orderId']), userId)
    await deleteItems([getKey(item)])
    checkDeadline()
  }
}
