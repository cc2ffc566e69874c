import { disputeRoutes } from '#shared/payments/disputes-contract'
import { assertAdminAccess } from '../../orders/access/order-access'
import { serve } from '../../platform/serve'
import { submitEvidence } from './dispute-evidence'
import { presentDispute } from '../../orders/payments/present-payments'

export const handler = serve(
  disputeRoutes.submitDisputeEvidence,
  async ({ params: { orderId }, caller, now, requestId }) => {
    const check = (order: Parameters<typeof assertAdminAccess>[0]) => assertAdminAccess(order, caller)
    const dispute = await submitEvidence({ orderId, by: caller, check, now, requestId })
    return { payment: { dispute: presentDispute(dispute) } }
  },
)
