import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '#shared/accounts/contract'
import { useSession } from '#base/session/session'
import { PageFrame } from '#base/page/page-frame'
import { Surface } from '#ui/surface'
import { menuViewHash } from '#base/menu/menu-view'
import { CategoryStrip } from '#features/menu'
import { DemoOrder } from './demo-order'
import { HoursPanel, LocationPanel } from './location-panel'
import { MenuSearch, QuickActions, RecommendedCategories } from './quick-actions'
import { PersonalDataPanel, ProfilePanel } from '#features/account'
import { RecentOrders } from './recent-orders'
import { RewardsStatus } from './rewards-status'

/** Home of the signed-in: straight to an order, then what is one's own. */
export function HomePage() {
  const { user } = useSession()
  return user && <Home user={user} />
}

const way = {
  variant: 'outline',
  size: 'lg',
  px: { base: '2', md: '7' },
  fontSize: { base: 'md', md: 'lg' },
} as const

const gap = { base: '4', md: '6' } as const

function Home({ user }: { readonly user: User }) {
  const [, navigate] = useLocation()
  useEffect(() => {
    // Links from elsewhere name a part of the landing page, which the signed-in have as a page.
    if (window.location.hash === '#reviews') navigate('/reviews', { replace: true })
  }, [navigate])
  return (
    <PageFrame title={`Welcome back, ${user.firstName || 'friend'}!`} lead="How would you like it today?">
      <Grid gap="3" templateColumns={{ base: '1fr 1fr', sm: 'repeat(3, max-content)' }}>
        <Button asChild size="lg" gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <Link href="/menu?type=pickup">Order Pick Up</Link>
        </Button>
        <Button asChild {...way}>
          <Link href="/menu?type=delivery">Order Delivery</Link>
        </Button>
        <Button asChild {...way}>
          <Link href="/menu?type=event">Schedule Event</Link>
        </Button>
      </Grid>
      <Surface aria-label="Search" mt="8">
        <MenuSearch />
        <Box mt="4">
          <CategoryStrip view="all" onChoose={(view) => navigate(`/menu${menuViewHash(view)}`)} />
        </Box>
      </Surface>
      <Grid
        mt={gap}
        gap={gap}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Grid gap={gap} minW="0">
          <RecentOrders userId={user.id} />
          <RewardsStatus />
          <RecommendedCategories />
          <DemoOrder />
        </Grid>
        <Grid gap={gap} minW="0">
          <QuickActions />
          <ProfilePanel user={user} />
          <LocationPanel />
          <HoursPanel />
          <PersonalDataPanel user={user} />
        </Grid>
      </Grid>
    </PageFrame>
  )
}
