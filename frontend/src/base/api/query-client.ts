import { QueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { NETWORK_SETTLE_MS } from '../loading/deferred-loading'

const hasFailed = ({ state }: Pick<Query, 'state'>): boolean => state.status === 'error'

/** Nothing is retried, data never goes stale by itself (docs/product/calls.md#in-the-browser). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retryOnMount: false,
        staleTime: Infinity,
        // A read that fails is shown; one that is merely put off would not be. What a device keeps
        // is answered offline, too.
        networkMode: 'always',
      },
      // Without a network an act fails at once and says so, rather than to happen unasked later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Asks for what failed without a network when it is back: nobody has to press for it. */
export function refetchFailedQueries(client: QueryClient): void {
  const ask = () => void client.refetchQueries({ type: 'active', predicate: hasFailed })
  ask()
  setTimeout(ask, NETWORK_SETTLE_MS)
}
