import { useQuery } from '@tanstack/react-query'
import { paymentRoutes, type PaymentOptions } from '#shared/payments/payments-contract'
import { callApi } from '#base/api/client'
import { useLocationConfig, usePolicy } from './location'

const COUNTER_ONLY: PaymentOptions = { online: false, tipPercents: [], currency: 'usd' }

/** Returns how guests can pay here: only at the counter until the server has said otherwise. */
export function usePaymentOptions(): PaymentOptions {
  const { code } = useLocationConfig()
  const { payment } = usePolicy()
  const { data = COUNTER_ONLY } = useQuery({
    queryKey: [paymentRoutes.getPaymentOptions.path, code],
    queryFn: ({ signal }) => callApi(paymentRoutes.getPaymentOptions, { params: { location: code }, signal }),
    // A test site takes no payments.
    enabled: payment === 'at-handover',
    staleTime: 5 * 60_000,
  })
  return data
}
