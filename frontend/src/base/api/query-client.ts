import { QueryClient, type Query } from '@tanstack/react-query'
import { getFailureReference } from './client'
import { NETWORK_SETTLE_MS } from '../loading/deferred-loading'

const hasFailed = ({ state }: Pick<Query, 'state'>): boolean => state.status === 'error'

/**
 * Disables retries and staleness: pushes update the data (docs/product/calls.md#in-the-browser).
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retryOnMount: false,
        staleTime: Infinity,
        // Also offline: the service worker may have a cached response, and failures become visible.
        networkMode: 'always',
      },
      // Offline, a mutation fails at once instead of running unexpectedly later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Returns the reference of the latest failed read on the page, if the server failed. */
export const findFailureReference = (client: QueryClient): string | undefined => {
  const failed = client.getQueryCache().findAll({ type: 'active', predicate: hasFailed })
  const [latest] = failed.sort((a, b) => b.state.errorUpdatedAt - a.state.errorUpdatedAt)
  return getFailureReference(latest?.state.error)
}

/** Reads what failed without a network, once the network that is back should have settled. */
export function refetchFailedQueries(client: QueryClient): void {
  setTimeout(() => void client.refetchQueries({ type: 'active', predicate: hasFailed }), NETWORK_SETTLE_MS)
}
