import { useQuery } from '@tanstack/react-query'
import { paymentRoutes } from '#shared/payments/payments-contract'
import { callApi } from '#base/api/client'
import { useLocationConfig, usePolicy } from '#base/location/location'

/**
 * Returns whether the location sells gift cards: a live one with online payments. Undefined until
 * the server has said so.
 */
export function useSale() {
  const { code } = useLocationConfig()
  const { payment } = usePolicy()
  const isLive = payment === 'at-handover'
  const { data, isError, refetch } = useQuery({
    queryKey: [paymentRoutes.getPaymentOptions.path, code],
    queryFn: ({ signal }) => callApi(paymentRoutes.getPaymentOptions, { params: { location: code }, signal }),
    enabled: isLive,
  })
  return { isSold: isLive ? data?.online : false, isError, refetch }
}
