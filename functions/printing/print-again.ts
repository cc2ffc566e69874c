import { kitchenPrintRoutes } from '#shared/printing/contract'
import { isActiveStatus } from '#shared/orders/status'
import { Problem } from '#shared/platform/problem'
import { assertStaffAccess } from '../orders/access/order-access'
import { getOrder } from '../orders/repository'
import { serve } from '../platform/serve'
import { queueReprint } from './job-repository'

export const handler = serve(kitchenPrintRoutes.printAgain, async ({ params: { orderId }, caller, now }) => {
  const order = await getOrder(orderId)
  assertStaffAccess(order, caller)
  if (!isActiveStatus(order.status)) throw new Problem('order-final', 'This order is over; its ticket is not printed.')
  return { printers: [...(await queueReprint(order, now))] }
})
