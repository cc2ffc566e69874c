import { useQuery } from '@tanstack/react-query'
import { taxRoutes } from '#shared/taxes/contract'
import { getTaxAt } from '#shared/taxes/tax-rates'
import { callApi } from '#base/api/client'
import { useNow } from '#base/browser/use-now'
import { useLocationConfig } from './location'

const FRESH_MS = 5 * 60_000

/**
 * Returns the tax of an order for now or for a chosen time, ISO. While the rates are loading, or if
 * they can't be loaded, it is the configured tax; the server checks every total in any case.
 */
export function useTax(scheduledFor?: string) {
  const location = useLocationConfig()
  const now = useNow()
  const { data, isLoading } = useQuery({
    queryKey: [taxRoutes.getTaxes.path, location.code],
    queryFn: () => callApi(taxRoutes.getTaxes, { params: { location: location.code } }),
    staleTime: FRESH_MS,
  })
  return { tax: getTaxAt(location, data?.taxes ?? [], { scheduledFor, now }), isLoading }
}
