import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getThemeSystem } from '#ui/theme/system'
import { QueryProvider } from '#base/loading/query-provider'

type ProvidersProps = { readonly children: ReactNode; readonly client: QueryClient }

/** Everything that a part of a screen expects around it, for its tests. */
export const TestProviders = ({ children, client }: ProvidersProps) => (
  <ChakraProvider value={getThemeSystem()}>
    <QueryProvider client={client}>{children}</QueryProvider>
  </ChakraProvider>
)
