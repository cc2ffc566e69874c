import { Suspense, useEffect } from 'react'
import { joinClasses } from '#ui/class-names'
import { MenuListingSkeleton } from '#ui/loading-placeholders'
import page from '#ui/page.module.css'
import { Skeleton } from '#ui/skeleton'
import { RenderNothing, lazyComponent, lazyStaticComponent } from '#base/loading/lazy-component'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { WhenNearViewport } from '#base/loading/deferred-loading'
import { Specials } from '#features/menu'
import { Hero } from './hero'
import styles from './landing-page.module.css'

/** Reserves the menu's space while it loads. */
const LandingMenuSkeleton = () => (
  <>
    <Skeleton className={joinClasses(styles.tools, styles.search)} />
    <Skeleton className={joinClasses(styles.tools, styles.chips)} />
    <MenuListingSkeleton />
  </>
)

const LandingMenu = lazyStaticComponent(async () => (await import('./landing-menu')).LandingMenu, 'LandingMenu')
const ReviewsTeaser = lazyStaticComponent(
  async () => (await import('./reviews-teaser')).ReviewsTeaser,
  'ReviewsTeaser',
  RenderNothing,
)
const LoginSection = lazyComponent(
  async () => (await import('./login-section')).LoginSection,
  'LoginSection',
  RenderNothing,
)

/** The public start page: location, specials, menu, reviews and, on a test site, a login form. */
export function LandingPage() {
  const { fullName } = useLocationConfig()
  const { signIn } = usePolicy()
  useEffect(() => {
    document.title = `${fullName} | Hibachi, sushi and teriyaki to order`
  }, [fullName])
  return (
    <>
      <Hero />
      <div className={page.width}>
        <Specials />
        <div className={styles.menu}>
          <WhenNearViewport id="menu" minHeight="100dvh" margin="300px" place={<LandingMenuSkeleton />}>
            <Suspense fallback={<LandingMenuSkeleton />}>
              <LandingMenu />
            </Suspense>
          </WhenNearViewport>
        </div>
        <WhenNearViewport id="reviews" minHeight="16rem">
          <Suspense fallback={null}>
            <ReviewsTeaser />
          </Suspense>
        </WhenNearViewport>
        {signIn === 'development' && (
          <WhenNearViewport minHeight="20rem">
            <Suspense fallback={null}>
              <LoginSection />
            </Suspense>
          </WhenNearViewport>
        )}
      </div>
    </>
  )
}
