import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect } from 'react'
import { Nothing } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { WhenNear } from '#base/components/when-near'
import { Specials } from '#features/specials'
import { Hero } from './components/hero'
import { LandingMenuPlace } from './components/landing-menu-place'

const LandingMenu = lazily(() => import('./components/landing-menu'), 'LandingMenu')
const ReviewsTeaser = lazily(() => import('./components/reviews-teaser'), 'ReviewsTeaser', Nothing)
const LoginSection = lazily(() => import('./components/login-section'), 'LoginSection', Nothing)

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
          <WhenNear id="menu" minHeight="100dvh" margin="300px" place={<LandingMenuPlace />}>
            <Suspense fallback={<LandingMenuPlace />}>
              <LandingMenu />
            </Suspense>
          </WhenNear>
        </chakra.div>
        <WhenNear id="reviews" minHeight="16rem">
          <Suspense fallback={null}>
            <ReviewsTeaser />
          </Suspense>
        </WhenNear>
        {signIn === 'development' && (
          <WhenNear minHeight="20rem">
            <Suspense fallback={null}>
              <LoginSection />
            </Suspense>
          </WhenNear>
        )}
      </chakra.div>
    </>
  )
}
