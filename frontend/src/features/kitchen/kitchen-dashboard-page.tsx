import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { PageFrame } from '../../components/page-frame'

export const KitchenDashboardPage = () => (
  <PageFrame
    title="Kitchen dashboard"
    lead="This page opens soon. Until then, the whole menu is ready for you."
    width="narrow"
  >
    <Button asChild>
      <Link href="/menu">See the menu</Link>
    </Button>
  </PageFrame>
)
