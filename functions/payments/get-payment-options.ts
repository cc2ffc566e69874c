import { paymentRoutes } from '#shared/payments/payments-contract'
import { getPolicy } from '#shared/locations/policy'
import { getCurrentLocation } from '../locations/state/current-location'
import { serve } from '../platform/serve'

export const handler = serve(paymentRoutes.getPaymentOptions, async ({ params }) => {
  const location = await getCurrentLocation(params.location)
  return {
    online: getPolicy(location).payments === 'stripe',
    tipPercents: [...location.tipPercents],
    currency: 'usd' as const,
  }
})
