import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { PageFrame } from '../../components/page-frame'

export const ReviewsPage = () => (
  <PageFrame title="Reviews" lead="What our guests say: this page opens soon." width="narrow">
    <Button asChild>
      <Link href="/menu">See the menu</Link>
    </Button>
  </PageFrame>
)
