import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '#shared/accounts/contract'
import { useScheduleEventPath } from '#base/cart/order-type'
import { useSession } from '#base/session/session'
import { PageFrame } from '#base/page/page-frame'
import { Specials } from '#features/menu'
import { DemoOrder } from './demo-order'
import { LastOrder } from './last-order'
import { HoursPanel, LocationPanel } from './location-panel'
import { MenuChooser } from './menu-chooser'
import { QuickActions, RecommendedCategories } from './quick-actions'
import { PersonalDataPanel, ProfilePanel } from '#features/account'
import { RecentOrders } from './recent-orders'
import { RewardsStatus } from './rewards-status'

/** The start page of signed-in users: order buttons, recent orders, rewards and profile. */
export function HomePage() {
  const { user } = useSession()
  return user && <Home user={user} />
}

const secondaryButton = {
  variant: 'outline',
  size: 'lg',
  px: { base: '2', md: '7' },
  fontSize: { base: 'md', md: 'lg' },
} as const

const gap = { base: '4', md: '6' } as const

function Home({ user }: { readonly user: User }) {
  const [, navigate] = useLocation()
  const scheduleEventPath = useScheduleEventPath()
  useEffect(() => {
    // External links point to a section of the landing page, which has its own page for signed-in
    // users.
    if (window.location.hash === '#reviews') navigate('/reviews', { replace: true })
  }, [navigate])
  return (
    <PageFrame title={`Welcome back, ${user.firstName || 'friend'}!`} lead="How would you like it today?">
      <Grid gap="3" templateColumns={{ base: '1fr 1fr', sm: 'repeat(3, max-content)' }}>
        <Button asChild size="lg" gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <Link href="/menu?type=pickup">Order Pick Up</Link>
        </Button>
        <Button asChild {...secondaryButton}>
          <Link href="/menu?type=delivery">Order Delivery</Link>
        </Button>
        <Button asChild {...secondaryButton}>
          <Link href={scheduleEventPath}>Schedule Event</Link>
        </Button>
      </Grid>
      <Grid
        mt={{ base: '6', md: '8' }}
        gap={gap}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      >
        <LastOrder userId={user.id} />
        <Specials />
      </Grid>
      <MenuChooser />
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
          <QuickActions userId={user.id} />
          <ProfilePanel user={user} />
          <LocationPanel />
        </Grid>
      </Grid>
      <Grid mt={gap} gap={gap} templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <HoursPanel />
        <PersonalDataPanel user={user} />
      </Grid>
    </PageFrame>
  )
}
