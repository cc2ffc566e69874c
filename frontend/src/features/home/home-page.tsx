import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Link } from 'wouter'
import { useSession } from '../../app/session'
import { PageFrame } from '../../components/page-frame'
import { Surface } from '../../components/surface'
import { HoursPanel } from './components/hours-panel'
import { MenuSearch } from './components/menu-search'

/** Home of the signed-in: straight to an order. */
export function HomePage() {
  const { user } = useSession()
  return (
    <PageFrame title={`Welcome back, ${user?.firstName || 'friend'}!`} lead="How would you like it today?">
      <Flex gap="3" wrap="wrap">
        <Button asChild size="lg">
          <Link href="/menu?type=pickup">Order Pick Up</Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link href="/menu?type=delivery">Order Delivery</Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link href="/menu?type=event">Schedule Event</Link>
        </Button>
      </Flex>
      <Grid mt="8" gap={{ base: '4', md: '6' }} templateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
        <Surface aria-label="Search">
          <MenuSearch />
        </Surface>
        <HoursPanel />
      </Grid>
    </PageFrame>
  )
}
