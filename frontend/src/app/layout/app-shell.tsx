import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { WhenNearViewport } from '#base/components/when-near'
import { lazyComponent } from '#base/loading/lazily'
import { useSession } from '#base/session/session'
import { DishHost } from '#features/dish'
import { VoiceButton } from '#features/voice'
import { CategoryBar } from './category-bar'
import { Header } from './header'
import { restoreLostFocus } from './kept-focus'
import { LazyOfflineNotice } from '../offline/lazy-offline-notice'
import { SkipLink } from './skip-link'
import { TestBanner } from './test-banner'
import { usePageChange } from './use-arrival'

const Footer = lazyComponent(() => import('./footer'), 'Footer')

/** What stands around every page. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const { path, title } = usePageChange()
  const { user } = useSession()
  useEffect(() => (/^\/(kitchen|desk)/.test(path) ? undefined : restoreLostFocus()), [path])
  const isLanding = path === '/' && !user
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      {(isLanding || path === '/menu') && (
        <SkipLink to={isLanding ? 'menu' : 'menu-panel'} into="menu-panel">
          Skip to the dishes
        </SkipLink>
      )}
      <TestBanner />
      <Header />
      <div className="order-place" />
      <LazyOfflineNotice />
      <CategoryBar />
      <chakra.main id="content" tabIndex={-1} minH="100dvh" outline="0">
        {children}
      </chakra.main>
      <WhenNearViewport id="contact" minHeight="20rem" isLast>
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      </WhenNearViewport>
      <DishHost />
      <VoiceButton path={path} />
      <p className="sr-only" aria-live="polite">
        {title}
      </p>
    </>
  )
}
