import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { use } from 'react'
import type { ReactNode } from 'react'
import { newQueryClient } from '../api/query-client'

const appClient = newQueryClient()

type WithQueriesProps = { readonly children: ReactNode; readonly client?: QueryClient }

/** Lets what is inside ask the server; all of a page asks through the same client. */
export function WithQueries({ children, client = appClient }: WithQueriesProps) {
  const around = use(QueryClientContext)
  return around ? children : <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
