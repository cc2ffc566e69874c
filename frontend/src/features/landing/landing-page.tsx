import { Skeleton } from '@chakra-ui/react/skeleton'
import { MenuListingSkeleton } from '#ui/loading-placeholders'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect } from 'react'
import { RenderNothing, lazyComponent } from '#base/loading/lazy-component'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { WhenNearViewport } from '#base/loading/deferred-loading'
import { Specials } from '#features/menu'
import { Hero } from './hero'

/** Reserves the menu's space while it loads. */
const LandingMenuSkeleton = () => (
  <>
    <Skeleton height="11" mt="3" borderRadius="full" />
    <Skeleton height="11" mt="2" mb={{ base: '6', md: '9' }} borderRadius="full" />
    <MenuListingSkeleton />
  </>
)

const LandingMenu = lazyComponent(async () => (await import('./landing-menu')).LandingMenu, 'LandingMenu')
const ReviewsTeaser = lazyComponent(
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
      <chakra.div maxW="page" mx="auto" px={{ base: '4', md: '8' }}>
        <Specials />
        <chakra.div mt={{ base: '4', md: '8' }}>
          <WhenNearViewport id="menu" minHeight="100dvh" margin="300px" place={<LandingMenuSkeleton />}>
            <Suspense fallback={<LandingMenuSkeleton />}>
              <LandingMenu />
            </Suspense>
          </WhenNearViewport>
        </chakra.div>
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
      </chakra.div>
    </>
  )
}
