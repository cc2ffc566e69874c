import { kitchenRoutes } from '#shared/kitchen/contract'
import { getStageAfterStrike } from '#shared/kitchen/board-actions'
import type { OrderStage } from '#shared/orders/status'
import { presentTicket } from '../orders/present'
import { serve } from '../platform/serve'
import { assertBoardAccess } from '../orders/order-access'
import { moveOrder } from '../orders/order-transitions'
import type { OrderRecord } from '../orders/records'
import { getStations } from './capacity-repository'
import { strikeLine } from './repository'

/** Returns the stage to which the location's one-bump mode moves the order; null for none. */
async function findStageAfterStrike(order: OrderRecord, isStruck: boolean): Promise<OrderStage | null> {
  const isMade = order.lines.every(({ struckAt }) => struckAt !== undefined)
  const stage = getStageAfterStrike({ ...order, isMade }, isStruck)
  return stage && (await getStations(order.location)).oneBump ? stage : null
}

export const handler = serve(kitchenRoutes.strikeLine, async ({ params, body, caller, now, requestId }) => {
  const check = (current: OrderRecord) => assertBoardAccess(current, caller)
  const order = await strikeLine({ ...params, ...body, now, requestId, check })
  const to = await findStageAfterStrike(order, body.isStruck)
  if (!to) return presentTicket(order, caller)
  return presentTicket(await moveOrder({ orderId: order.id, to, by: caller, now, requestId, check }), caller)
})
