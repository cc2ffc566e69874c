import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export const AppShell = ({ children }: { readonly children: ReactNode }) => (
  <>
    <chakra.main id="content" minH="70dvh">
      {children}
    </chakra.main>
  </>
)
