import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Link, useParams } from 'wouter'
import { PageFrame, PageMessage } from '#base/page/page-frame'
import type { Order } from '#shared/orders/contract'
import { findLocation } from '#shared/locations/index'
import { ApiError } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { FeedbackAfterOrder } from '#features/feedback'
import { ClaimOrder } from '#features/account'
import { useTrackedOrder } from './use-tracked-order'
import { ItemsPanel, RefundsPanel } from './items-panel'
import { CustomerPanel, HelpPanel, SummaryPanel } from './side-panels'
import { StatusPanel } from './status-panel'
import { PushPrompt } from './push-prompt'

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

export const OrderUnreachable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <PageMessage title="We can't reach the kitchen" action={<Button onClick={onRetry}>Try Again</Button>}>
    Your order is safe. Please check your connection.
  </PageMessage>
)

export const TrackingSkeleton = () => (
  <Box
    maxW="6xl"
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

/** No order has this id, or no order could have it. */
const isUnknown = (error: Error | null): boolean => error instanceof ApiError && [400, 404].includes(error.status)

export function TrackingPage() {
  const { orderId = '' } = useParams<{ orderId: string }>()
  const { data: order, error, isFetching, dataUpdatedAt, live, refetch } = useTrackedOrder(orderId)
  if (isUnknown(error)) return <OrderNotFound orderId={orderId} />
  if (!order) return error ? <OrderUnreachable onRetry={() => void refetch()} /> : <TrackingSkeleton />
  return (
    <Tracking
      order={order}
      readAt={dataUpdatedAt}
      isReading={isFetching}
      trouble={live.state === 'lost' ? live.error : error && "We can't reach the kitchen right now."}
      onRefresh={() => void refetch()}
    />
  )
}

type TrackingProps = {
  readonly order: Order
  readonly readAt: number
  readonly isReading: boolean
  readonly trouble: string | null
  readonly onRefresh: () => void
}

function Tracking({ order, readAt, isReading, trouble, onRefresh }: TrackingProps) {
  const here = useLocationConfig()
  const { phone, timeZone } = findLocation(order.locationId) ?? here
  return (
    <PageFrame title="Track Your Order" lead={`Order #${order.id}`}>
      <Box role="status">
        {trouble && (
          <Box mb="5" p="3" bg="warning.subtle" color="warning.fg" borderRadius="lg">
            {trouble}
          </Box>
        )}
      </Box>
      <Grid
        gap={{ base: '4', md: '6' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        alignItems="start"
      >
        <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)" minW="0">
          <StatusPanel order={order} timeZone={timeZone} readAt={readAt} isReading={isReading} onRefresh={onRefresh} />
          <RefundsPanel order={order} />
          <PushPrompt order={order} />
          <ItemsPanel order={order} />
        </Grid>
        <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)" minW="0">
          <SummaryPanel order={order} />
          <CustomerPanel customerInfo={order.customerInfo} />
          <HelpPanel phone={phone} />
        </Grid>
      </Grid>
      <FeedbackAfterOrder order={order} />
      <ClaimOrder orderId={order.id} isOffered={order.status !== 'cancelled'} />
    </PageFrame>
  )
}
