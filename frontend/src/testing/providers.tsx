import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { themeSystem } from '#base/theme/system'
import { WithQueries } from '#base/loading/with-queries'

type ProvidersProps = { readonly children: ReactNode; readonly client: QueryClient }

/** Everything that a part of a screen expects around it, for its tests. */
export const Providers = ({ children, client }: ProvidersProps) => (
  <ChakraProvider value={themeSystem()}>
    <WithQueries client={client}>{children}</WithQueries>
  </ChakraProvider>
)
