import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { wallClock } from '#shared/rules/local-time'
import { normaliseOrderId } from '#shared/rules/order-id'
import { isFinal } from '#shared/rules/order-status'
import type { KitchenStatus, Stage } from '#shared/rules/order-status'
import { requestInHand } from '../runtime/log'
import { table, tableName } from '../runtime/table'
import { boardOf, orderKeys, OrderRecord } from './records'
import { orderById } from './store'

type Move = {
  readonly orderId: string
  readonly to: Stage
  readonly now: Date
  /** Where the order must still stand; anywhere unless told. */
  readonly from?: KitchenStatus | undefined
  /** Names the intent: sent again after its answer was lost, it moves nothing. */
  readonly intent?: string | undefined
  /** Throws when the order must not be moved in this way. */
  readonly check: (order: OrderRecord) => void
}

const MAX_ATTEMPTS = 20

/**
 * Moves an order to another stage: the change and its history entry are one write, on condition that the
 * order still stands where it was read, so that concurrent moves follow each other and none is lost.
 * An order that is there already, or that this intent has moved before, is given back as it is.
 * Throws `order-final`, and `order-moved` where it no longer stands at `from`.
 */
export async function moveOrder({ orderId, to, now, from, intent, check }: Move): Promise<OrderRecord> {
  let order = await orderById(orderId)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    check(order)
    if (intent !== undefined && order.history.some((entry) => entry.intent === intent)) return order
    if (order.status === to.status && order.kitchenStatus === to.kitchenStatus) return order
    if (isFinal(order, now))
      throw new Problem('order-final', `Order #${order.id} is ${order.status} and can no longer be changed.`)
    if (from !== undefined && order.kitchenStatus !== from)
      throw new Problem(
        'order-moved',
        `Ticket ${order.ticketNumber} has been moved to ${order.kitchenStatus} meanwhile.`,
      )
    const written = await write(order, { ...to, at: now.toISOString(), intent })
    if (written.moved) return written.order
    order = written.order
  }
  throw new Problem('unavailable', 'This order is being changed by many at once. Please try again.')
}

type Written = { readonly moved: boolean; readonly order: OrderRecord }

async function write(order: OrderRecord, to: OrderRecord['history'][number]): Promise<Written> {
  const { at } = to
  const board = boardOf({ location: order.location, status: to.status }, dateAt(order.location, new Date(at)))
  const completes = to.status === 'completed'
  const removed = [...(board ? [] : ['gsi1pk', 'gsi1sk']), ...(completes ? [] : ['completedAt'])]
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: orderKeys.order(normaliseOrderId(order.id)),
        UpdateExpression: [
          'SET #status = :status, kitchenStatus = :kitchenStatus, history = list_append(history, :entry), requestId = :request',
          board ? ', gsi1pk = :board, gsi1sk = :sort' : '',
          completes ? ', completedAt = :at' : '',
          removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : '',
        ].join(''),
        ConditionExpression: 'size(history) = :length',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':status': to.status,
          ':kitchenStatus': to.kitchenStatus,
          ':entry': [to],
          ':request': requestInHand() ?? 'none',
          ':length': order.history.length,
          ...(board && {
            ':board': board,
            ':sort': completes ? orderKeys.donePlace(order, at) : orderKeys.activePlace(order),
          }),
          ...(completes && { ':at': at }),
        },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    )
    return { moved: true, order: OrderRecord.parse(Attributes) }
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException) || !error.Item) throw error
    return { moved: false, order: OrderRecord.parse(unmarshall(error.Item)) }
  }
}

const dateAt = (location: LocationCode, at: Date) => wallClock(locationOf(location), at).date
