import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { PageFrame } from '../../components/page-frame'

export const LoyaltyPage = () => (
  <PageFrame title="Rewards" lead="Points for every dollar, and rewards to spend them on: this page opens soon." width="narrow">
    <Button asChild>
      <Link href="/menu">See the menu</Link>
    </Button>
  </PageFrame>
)
