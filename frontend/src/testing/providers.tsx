import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getThemeSystem } from '#base/theme/system'
import { QueryProvider } from '#base/loading/with-queries'

type ProvidersProps = { readonly children: ReactNode; readonly client: QueryClient }

/** Everything that a part of a screen expects around it, for its tests. */
export const TestProviders = ({ children, client }: ProvidersProps) => (
  <ChakraProvider value={getThemeSystem()}>
    <QueryProvider client={client}>{children}</QueryProvider>
  </ChakraProvider>
)
