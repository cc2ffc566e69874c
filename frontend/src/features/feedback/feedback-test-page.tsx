import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { PageFrame } from '../../components/page-frame'

export const FeedbackTestPage = () => (
  <PageFrame title="Feedback test" lead="Trying out the feedback card: this page opens soon." width="narrow">
    <Button asChild>
      <Link href="/menu">See the menu</Link>
    </Button>
  </PageFrame>
)
