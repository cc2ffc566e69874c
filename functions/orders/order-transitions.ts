import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { toWallClock } from '#shared/platform/time'
import { isActiveStatus, isOrderFinal } from '#shared/orders/status'
import type { OrderStage } from '#shared/orders/status'
import type { KitchenStatus } from '#shared/orders/constants'
import { keepUnchanged, runOptimisticWrite, updateOnce } from '../platform/table/transaction'
import type { Update } from '../platform/table/transaction'
import { OrderRecord, getBoardKey, orderKeys } from './records'
import { buildOrderUpdate, getOrder } from './repository'
import { listLateEtas, listOrdersToFireEarly, mayHaveLateOrders } from '#shared/orders/eta-updates'
import type { EtaUpdate } from '#shared/orders/eta-updates'
import { isHeldOrder } from '#shared/kitchen/ticket-timing'
import type { LocationState } from '../menu/location-state-records'
import { getItems } from '../platform/table/table'
import { listActiveOrders, toScheduledOrder } from './ticket-repository'
import type { ActiveOrder } from './ticket-repository'
import { getMenuWithState } from '../menu/menu-cache'

type Move = {
  readonly orderId: string
  readonly to: OrderStage
  readonly now: Date
  /** The request that moves it; none where the clock does. */
  readonly requestId?: string
  /** Where the order must still stand; anywhere unless told. */
  readonly from?: KitchenStatus | undefined
  /** Names the intent: sent again after its answer was lost, it moves nothing. */
  readonly intent?: string | undefined
  /** The browser and the account of the customer who cancels it. */
  readonly cancelledBy?: readonly string[]
  /** Throws when the order must not be moved in this way. */
  readonly check: (order: OrderRecord) => void
}

/**
 * Moves an order to another stage: the change and its history entry are one write, on condition
 * that the order still stands where it was read, so that concurrent moves follow each other and
 * none is lost. An order that is there already, or that this intent has moved before, is given back
 * as it is. Throws `order-final`, and `order-moved` where it no longer stands at `from`.
 */
export function moveOrder({ orderId, to, now, from, intent, check, ...by }: Move): Promise<OrderRecord> {
  return runOptimisticWrite(
    (standing) => (standing ? OrderRecord.parse(standing) : getOrder(orderId)),
    (order) => {
      check(order)
      if (intent !== undefined && order.history.some((entry) => entry.intent === intent)) return keepUnchanged(order)
      if (order.status === to.status && order.kitchenStatus === to.kitchenStatus) return keepUnchanged(order)
      if (isOrderFinal(order, now))
        throw new Problem('order-final', `Order #${order.id} is ${order.status} and can no longer be changed.`)
      if (from !== undefined && order.kitchenStatus !== from)
        throw new Problem(
          'order-moved',
          `Ticket ${order.ticketNumber} has been moved to ${order.kitchenStatus} meanwhile.`,
        )
      const update = moved(order, { ...to, at: now.toISOString(), intent }, by)
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )
}

type By = Pick<Move, 'cancelledBy' | 'requestId'>

function moved(
  order: OrderRecord,
  to: OrderRecord['history'][number],
  { cancelledBy, requestId = 'none' }: By,
): Update {
  const { at, status, kitchenStatus } = to
  const changes = {
    status,
    kitchenStatus,
    history: [...order.history, to],
    requestId,
    completedAt: status === 'completed' ? at : undefined,
    ...(cancelledBy && { cancelledBy: [...cancelledBy] }),
  }
  return buildOrderUpdate(order, changes, {
    gsi1pk: getBoardKey({ location: order.location, status }, dateAt(order.location, new Date(at))),
    gsi1sk: isActiveStatus(status) ? orderKeys.activePlace({ ...order, ...to }) : orderKeys.donePlace(order, at),
  })
}

const dateAt = (location: LocationCode, at: Date) => toWallClock(getLocation(location), at).date

type InHouse = { readonly inHand: readonly ActiveOrder[]; readonly house: LocationState; readonly now: Date }

/**
 * Fires orders for later earlier than usual where the kitchen has so much in hand; what changed
 * meanwhile is looked at with the next minute.
 */
export async function fireOrdersEarly({ inHand, house: { stations, intake }, now }: InHouse): Promise<void> {
  const { extraMinutes } = intake
  const due = listOrdersToFireEarly({ stations, extraMinutes, inHand }, now.getTime())
  if (due.length === 0) return
  const orders = (await getItems(due.map(({ id }) => orderKeys.order(id)))).map((item) => OrderRecord.parse(item))
  for (const order of orders.filter((one) => isHeldOrder(toScheduledOrder(one), now.getTime())))
    await updateOnce({ update: buildOrderUpdate(order, { firedAt: now.toISOString() }), refused: 'already' })
}

/**
 * Moves an order's promise where it stands as it was read; what has changed since is looked at with
 * the next minute.
 */
function movePromise(order: OrderRecord, { promisedFrom, promisedAt }: EtaUpdate): Promise<boolean> {
  const { firstPromisedAt = order.promisedAt, promiseMoves = 0 } = order
  const changes = { promisedFrom, promisedAt, firstPromisedAt, promiseMoves: promiseMoves + 1 }
  const update = buildOrderUpdate(order, changes, { gsi1sk: orderKeys.activePlace({ ...order, promisedAt }) })
  return updateOnce({ update, refused: 'already' })
}

/**
 * Has a location's kitchen begin early enough with what is wanted later, and moves the promises
 * that it will not keep; how each is told follows from the change.
 */
export async function updateEtas(location: LocationCode, now: Date): Promise<void> {
  const inHand = await listActiveOrders(location, now)
  if (inHand.length === 0) return
  const { house } = await getMenuWithState(location)
  const { stations } = house
  await fireOrdersEarly({ inHand, house, now })
  if (!mayHaveLateOrders(inHand, stations, now.getTime())) return
  const line = (await getItems(inHand.map(({ id }) => orderKeys.order(id)))).map((item) => OrderRecord.parse(item))
  const byId = new Map(line.map((order) => [order.id, order]))
  for (const moved of listLateEtas(line, stations, now.getTime())) {
    const order = byId.get(moved.id)
    if (order) await movePromise(order, moved)
  }
}
