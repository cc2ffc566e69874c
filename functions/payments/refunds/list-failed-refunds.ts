import { refundRoutes } from '#shared/kitchen/refunds-contract'
import { centsToDecimal } from '#shared/platform/money'
import { serve } from '../../platform/serve'
import { listFailedRefunds } from './failed-refunds'

export const handler = serve(refundRoutes.listFailedRefunds, async ({ params: { location } }) =>
  (await listFailedRefunds(location)).map(({ orderId, ticketNumber, amountCents, at }) => ({
    orderId,
    ticketNumber,
    amount: centsToDecimal(amountCents),
    at,
  })),
)
