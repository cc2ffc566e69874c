import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { WhenNear } from '#base/components/when-near'
import { lazily } from '#base/loading/lazily'
import { DishHost } from '#features/dish'
import { VoiceButton } from '#features/voice'
import { CategoryBar } from './category-bar'
import { Header } from './header'
import { LazyOfflineNotice } from '../offline/lazy-offline-notice'
import { TestBanner } from './test-banner'
import { useArrival } from './use-arrival'

const Footer = lazily(() => import('./footer'), 'Footer')

/** What stands around every page. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const path = useArrival()
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
      <div className="order-place" />
      <LazyOfflineNotice />
      <CategoryBar />
      <chakra.main id="content" tabIndex={-1} minH="100dvh" outline="0">
        {children}
      </chakra.main>
      <WhenNear id="contact" minHeight="20rem">
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      </WhenNear>
      <DishHost />
      <VoiceButton path={path} />
    </>
  )
}
