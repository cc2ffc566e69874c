import { paymentRoutes } from '#shared/payments/payments-contract'
import { serve } from '../platform/serve'
import { openPaymentLink } from './payment-link'

export const handler = serve(
  paymentRoutes.createPaymentLink,
  async ({ params: { orderId }, caller, siteOrigin, now, requestId }) => {
    const { url, expiresAt } = await openPaymentLink({ orderId, caller, siteOrigin, now, requestId })
    return { url, expiresAt }
  },
)
