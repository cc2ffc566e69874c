import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useState } from 'react'
import { lazily } from '../../app/lazily'
import { useLocationConfig, usePolicy } from '../../app/location'
import { WhenNear } from '../../components/when-near'
import { CategoryStrip } from '../menu/components/category-strip'
import { MenuListing } from '../menu/components/menu-listing'
import { SearchBox } from '../menu/components/search-box'
import { Specials } from '../specials/specials'
import type { MenuView } from '../menu/view'
import { Hero } from './components/hero'
import { ReviewsTeaser } from './components/reviews-teaser'

const LiveMenu = lazily(() => import('../menu/live-menu'), 'LiveMenu')
const LoginSection = lazily(() => import('./components/login-section'), 'LoginSection')

/** The public menu: who we are, what there is today, everything we cook, and a way in. */
export function LandingPage() {
  const { fullName } = useLocationConfig()
  const { signIn } = usePolicy()
  const [view, setView] = useState<MenuView>('all')
  const [search, setSearch] = useState('')
  useEffect(() => {
    document.title = `${fullName} | Hibachi, sushi and teriyaki to order`
  }, [fullName])

  const showAll = () => {
    setView('all')
    setSearch('')
  }
  return (
    <>
      <Hero />
      <chakra.div maxW="page" mx="auto" px={{ base: '4', md: '8' }}>
        <Specials />
        <chakra.div id="menu" mt={{ base: '8', md: '12' }}>
          <chakra.div maxW="3xl">
            <SearchBox value={search} onChange={setSearch} />
          </chakra.div>
          <chakra.div
            position="sticky"
            top="16"
            zIndex="sticky"
            bg="bg.canvas"
            py="1"
            mt="3"
            mb={{ base: '5', md: '8' }}
          >
            <CategoryStrip view={view} onChoose={setView} />
          </chakra.div>
          <MenuListing view={view} search={search} onViewAll={showAll} withPopular />
        </chakra.div>
        <ReviewsTeaser />
        <Suspense fallback={null}>
          <LiveMenu />
        </Suspense>
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
