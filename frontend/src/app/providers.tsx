import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { newQueryClient } from './api/query-client'
import { system } from './theme/system'

export const appClient = newQueryClient()

type ProvidersProps = { readonly children: ReactNode; readonly client?: QueryClient }

/** Everything that a screen expects around it; tests give their own client. */
export const Providers = ({ children, client = appClient }: ProvidersProps) => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </ChakraProvider>
)
