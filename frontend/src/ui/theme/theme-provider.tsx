import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { createContext, use, type ReactNode } from 'react'
import { getThemeSystem } from './system'

const HasThemeContext = createContext(false)

/** Provides the theme for Chakra's components. Nested providers change nothing. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  if (use(HasThemeContext)) return children
  return (
    <HasThemeContext value>
      <ChakraProvider value={getThemeSystem()}>{children}</ChakraProvider>
    </HasThemeContext>
  )
}
