import './test-banner.css'
import { usePolicy } from '#base/location/location'
import { Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { RenderNothing, lazyComponent } from '#base/loading/lazy-component'
import { useCachedAt, useIsOffline } from '#base/offline/offline-state'
import { chakra } from '@chakra-ui/react/styled-system'
import { WhenNearViewport } from '#base/loading/deferred-loading'
import { useSession } from '#base/session/session'
import { DishHost } from '#features/menu'
import { VoiceButton } from '#features/voice'
import { CategoryBar } from './header-parts'
import { Header } from './header'
import { SkipLink, restoreLostFocus, usePageChange } from './focus-management'

const text = (
  <>
    <strong>Test site</strong> · not for live ordering. Orders are test orders, shown in the kitchen dashboard.
  </>
)

/**
 * On a test site every page says so, in a line that runs until it is told to stand
 * (docs/product/locations.md#a-test-site-and-a-live-one).
 */
export function TestBanner() {
  const { showsTestBanner } = usePolicy()
  if (!showsTestBanner) return null
  return (
    <aside className="test-banner" aria-label="Test site">
      <div className="run">
        <span>{text}</span>
        <span aria-hidden="true">{text}</span>
      </div>
      <label>
        <input type="checkbox" aria-label="Pause the running text" />
      </label>
    </aside>
  )
}

const load = async () => (await import('../offline/offline-notice')).OfflineNotice

const OfflineNotice = lazyComponent(load, 'OfflineNotice', RenderNothing)

/**
 * Nothing until the connection is first lost; from then on the notice is there, to see it come
 * back.
 */
export function LazyOfflineNotice() {
  const isLost = [useIsOffline(), useCachedAt() !== null].includes(true)
  const [wasLost, setWasLost] = useState(isLost)
  if (isLost && !wasLost) setWasLost(true)
  // Once it is needed, it can't be asked for any more.
  useEffect(() => void load().catch(() => undefined), [])
  return wasLost ? (
    <Suspense fallback={null}>
      <OfflineNotice />
    </Suspense>
  ) : null
}

const Footer = lazyComponent(async () => (await import('./footer')).Footer, 'Footer')

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
