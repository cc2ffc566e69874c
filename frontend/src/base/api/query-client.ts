import { QueryClient } from '@tanstack/react-query'

/** Nothing is retried, data never goes stale by itself (docs/product/calls.md#in-the-browser). */
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
