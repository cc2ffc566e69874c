import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { PageFrame } from '../../components/page-frame'

export const NotFoundPage = () => (
  <PageFrame
    title="404 Page Not Found"
    lead="Nothing is cooking at this address. The menu is a good place to start again."
    width="narrow"
  >
    <Button asChild>
      <Link href="/menu">See the menu</Link>
    </Button>
  </PageFrame>
)
