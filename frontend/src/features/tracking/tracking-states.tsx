import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '#ui/chakra/skeleton'
import { Link } from 'wouter'
import { PageMessage } from '#base/page/page-frame'

/** No order has the id of the address. */
export const OrderNotFound = ({ orderId }: { readonly orderId: string }) => (
  <PageMessage
    title="Order Not Found"
    action={
      <Flex gap="3" wrap="wrap" justify="center">
        <Button asChild>
          <Link href="/menu">Return to Menu</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href="/find-order">Find my order</Link>
        </Button>
      </Flex>
    }
  >
    We couldn&apos;t find an order with ID #{orderId}
  </PageMessage>
)

/** The order could not be loaded. */
export const OrderUnreachable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <PageMessage title="We can't reach the kitchen" action={<Button onClick={onRetry}>Try Again</Button>}>
    Your order is safe. Please check your connection.
  </PageMessage>
)

/** The outline of the page while the order loads. */
export const TrackingSkeleton = () => (
  <Box
    maxW="page"
    mx="auto"
    px={{ base: '4', md: '8' }}
    py={{ base: '8', md: '14' }}
    role="status"
    aria-label="Loading your order"
  >
    <Skeleton height="12" width="60%" />
    <Grid mt="8" gap="6" templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }}>
      <Skeleton height="80" borderRadius="2xl" />
      <Skeleton height="80" borderRadius="2xl" />
    </Grid>
  </Box>
)
