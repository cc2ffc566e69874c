import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { use } from 'react'
import type { ReactNode } from 'react'
import { refetchFailedQueries, createQueryClient } from '../api/query-client'
import { hasBrowser } from '../browser/environment'

const appClient = createQueryClient()
// Pages are drawn before there is a window, too.
if (hasBrowser) window.addEventListener('online', () => refetchFailedQueries(appClient))

type WithQueriesProps = { readonly children: ReactNode; readonly client?: QueryClient }

/** Lets what is inside ask the server; all of a page asks through the same client. */
export function QueryProvider({ children, client = appClient }: WithQueriesProps) {
  const around = use(QueryClientContext)
  return around ? children : <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
