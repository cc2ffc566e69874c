import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect } from 'react'
import { RenderNothing } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { WhenNearViewport } from '#base/components/when-near'
import { Specials } from '#features/specials'
import { Hero } from './components/hero'
import { LandingMenuSkeleton } from './components/landing-menu-place'

const LandingMenu = lazyComponent(() => import('./components/landing-menu'), 'LandingMenu')
const ReviewsTeaser = lazyComponent(() => import('./components/reviews-teaser'), 'ReviewsTeaser', RenderNothing)
const LoginSection = lazyComponent(() => import('./components/login-section'), 'LoginSection', RenderNothing)

/** The public menu: who we are, what there is today, everything we cook, and a way in. */
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
