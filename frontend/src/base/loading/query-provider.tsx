import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'
import { FailureReferenceContext } from '#ui/data-states'
import { createQueryClient, findFailureReference, refetchFailedQueries } from '../api/query-client'
import { hasBrowser } from '../browser/environment'
import { refreshOnAccountChange } from '../session/account-data'

const appClient = createQueryClient()
// Prerendering has no window.
if (hasBrowser) {
  window.addEventListener('online', () => refetchFailedQueries(appClient))
  refreshOnAccountChange(appClient)
}

type QueryProviderProps = { readonly children: ReactNode; readonly client?: QueryClient }

/** Provides the query client. A nested provider uses the client of the outer one. */
export function QueryProvider({ children, client = appClient }: QueryProviderProps) {
  const outerClient = use(QueryClientContext)
  if (outerClient) return children
  return (
    <QueryClientProvider client={client}>
      <FailureReferenceContext value={() => findFailureReference(client)}>{children}</FailureReferenceContext>
    </QueryClientProvider>
  )
}
