import './test-banner.css'
import { usePolicy } from '#base/location/location'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { RenderNothing, lazyStaticComponent } from '#base/loading/lazy-component'
import { useCachedAt, useIsOffline } from '#base/offline/offline-state'
import { WhenNearViewport } from '#base/loading/deferred-loading'
import { useSession } from '#base/session/session'
import { DishHost } from '#features/menu'
import { VoiceButton } from '#features/voice'
import styles from './app-shell.module.css'
import { CategoryBar } from './category-bar'
import { Header } from './header'
import { isPresentationPage, isStaffPage } from './links'
import { SkipLink, restoreLostFocus, usePageChange } from './focus-management'

const bannerText = (
  <>
    <strong>Test site</strong> · not for live ordering. Orders are test orders, shown in the kitchen dashboard.
  </>
)

/**
 * Marks every page of a test site for guests, in running text that the user can pause
 * (docs/product/locations.md#test-and-live-sites). Staff pages have a thin line in their header.
 */
function TestBanner() {
  const { showsTestBanner } = usePolicy()
  if (!showsTestBanner) return null
  return (
    <aside className="test-banner" aria-label="Test site">
      <div className="run">
        <span>{bannerText}</span>
        <span aria-hidden="true">{bannerText}</span>
      </div>
      <label>
        <input type="checkbox" aria-label="Pause the running text" />
      </label>
    </aside>
  )
}

const loadOfflineNotice = async () => (await import('../offline/offline-notice')).OfflineNotice

const OfflineNotice = lazyStaticComponent(loadOfflineNotice, 'OfflineNotice', RenderNothing)

/** Mounts the notice once the connection is first lost. It stays, to notice when it is back. */
function LazyOfflineNotice() {
  const isLost = [useIsOffline(), useCachedAt() !== null].includes(true)
  const [wasLost, setWasLost] = useState(isLost)
  if (isLost && !wasLost) setWasLost(true)
  // Loaded in advance, because the chunk can't be loaded while offline.
  useEffect(() => void loadOfflineNotice().catch(() => undefined), [])
  return wasLost ? (
    <Suspense fallback={null}>
      <OfflineNotice />
    </Suspense>
  ) : null
}

const OrderBar = lazyStaticComponent(async () => (await import('./order-bar')).OrderBar, 'OrderBar', RenderNothing)
const Footer = lazyStaticComponent(async () => (await import('./footer')).Footer, 'Footer')
const StaffFooter = lazyStaticComponent(async () => (await import('./staff-footer')).StaffFooter, 'StaffFooter')

/** The layout around every page: banner, header, footer, dish sheet and voice assistant. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const { path, title } = usePageChange()
  const { user } = useSession()
  useEffect(() => (/^\/(kitchen|desk)/.test(path) ? undefined : restoreLostFocus()), [path])
  const isLanding = path === '/' && !user
  const isForStaff = isStaffPage(path)
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      {(isLanding || path === '/menu') && (
        <SkipLink to={isLanding ? 'menu' : 'menu-panel'} into="menu-panel">
          Skip to the dishes
        </SkipLink>
      )}
      {!isForStaff && <TestBanner />}
      <Header />
      <div className="order-place" />
      <LazyOfflineNotice />
      <CategoryBar />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <WhenNearViewport key={String(isForStaff)} id="contact" minHeight={isForStaff ? '4rem' : '20rem'} isLast>
        <Suspense fallback={null}>{isForStaff ? <StaffFooter /> : <Footer />}</Suspense>
      </WhenNearViewport>
      <DishHost />
      <Suspense fallback={null}>{isPresentationPage(path) && <OrderBar path={path} />}</Suspense>
      <VoiceButton path={path} />
      <p className="sr-only" aria-live="polite">
        {title}
      </p>
    </>
  )
}
