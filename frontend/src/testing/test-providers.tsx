import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getThemeSystem } from '#ui/theme/system'
import { QueryProvider } from '#base/loading/query-provider'

type TestProvidersProps = { readonly children: ReactNode; readonly client: QueryClient }

/** The providers that components need in tests. */
export const TestProviders = ({ children, client }: TestProvidersProps) => (
  <ChakraProvider value={getThemeSystem()}>
    <QueryProvider client={client}>{children}</QueryProvider>
  </ChakraProvider>
)
