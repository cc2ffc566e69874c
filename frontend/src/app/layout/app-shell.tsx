import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Footer } from './footer'
import { Header } from './header'
import { TestBanner } from './test-banner'
import { useArrival } from './use-arrival'

/** What stands around every page. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  useArrival()
  return (
    <>
      <chakra.a
        href="#content"
        position="fixed"
        top="2"
        insetStart="2"
        zIndex="skipNav"
        px="4"
        py="3"
        bg="accent"
        color="accent.contrast"
        borderRadius="lg"
        transform="translateY(-200%)"
        _focus={{ transform: 'none' }}
      >
        Skip to content
      </chakra.a>
      <TestBanner />
      <Header />
      <chakra.main id="content" tabIndex={-1} minH="70dvh" outline="0">
        {children}
      </chakra.main>
      <Footer />
    </>
  )
}
