import { driverRoutes } from '#shared/kitchen/drivers-contract'
import { isReadyStatus } from '#shared/orders/status'
import { Problem } from '#shared/platform/problem'
import { assertStaffAccess } from '../../orders/access/order-access'
import { moveOrder } from '../../orders/order-transitions'
import { presentTicket } from '../../orders/present'
import type { OrderRecord } from '../../orders/records'
import { getOrder } from '../../orders/repository'
import { serve } from '../../platform/serve'
import { getDriver } from './repository'

/** @throws Problem `invalid-input` or `order-moved` unless it is a delivery that is ready */
function assertDeliverable({ orderType, status, kitchenStatus, ticketNumber }: OrderRecord): void {
  if (orderType !== 'delivery') throw new Problem('invalid-input', `Ticket ${ticketNumber} is not a delivery.`)
  if (!isReadyStatus(status)) throw new Problem('order-moved', `Ticket ${ticketNumber} is ${kitchenStatus}, not ready.`)
}

export const handler = serve(
  driverRoutes.updateDriver,
  async ({ params: { orderId }, body, caller, now, requestId, idempotencyKey }) => {
    const read = await getOrder(orderId)
    assertStaffAccess(read, caller)
    const { id, name } = await getDriver(read.location, body.driverId)
    const order = await moveOrder({
      orderId,
      to: { status: 'out-for-delivery', kitchenStatus: 'ready' },
      driver: { id, name },
      intent: idempotencyKey,
      by: caller,
      now,
      requestId,
      check: (current) => {
        assertStaffAccess(current, caller)
        assertDeliverable(current)
      },
    })
    return presentTicket(order, caller, now)
  },
)
