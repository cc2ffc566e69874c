import { paymentRoutes } from '#shared/payments/payments-contract'
import { tipPercents } from '#shared/payments/online-payments'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { serve } from '../platform/serve'

export const handler = serve(paymentRoutes.getPaymentOptions, async ({ params }) => ({
  online: getPolicy(getLocation(params.location)).payments === 'stripe',
  tipPercents: [...tipPercents],
  currency: 'usd' as const,
}))
