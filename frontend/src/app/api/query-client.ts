import { QueryClient } from '@tanstack/react-query'

/** The defaults of specification section 7: nothing is retried, data never goes stale by itself. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retryOnMount: false,
        staleTime: Infinity,
      },
      // Without a network an act fails at once and says so, rather than to happen unasked later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
