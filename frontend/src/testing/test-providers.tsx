import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ThemeProvider } from '#ui/theme/theme-provider'
import { QueryProvider } from '#base/loading/query-provider'

type TestProvidersProps = { readonly children: ReactNode; readonly client: QueryClient }

/** The providers that components need in tests. */
export const TestProviders = ({ children, client }: TestProvidersProps) => (
  <ThemeProvider>
    <QueryProvider client={client}>{children}</QueryProvider>
  </ThemeProvider>
)
