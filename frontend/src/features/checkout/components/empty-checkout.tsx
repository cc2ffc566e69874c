import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { PageMessage } from '#base/components/page-message'

export const EmptyCheckout = () => (
  <PageMessage
    title="Your cart is empty"
    windowTitle="Checkout"
    action={
      <Button asChild size="lg">
        <Link href="/menu">Browse Menu</Link>
      </Button>
    }
  >
    The grill is hot. Choose something for it.
  </PageMessage>
)
