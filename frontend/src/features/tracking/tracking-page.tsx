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

const OrderNotFound = ({ orderId }: { readonly orderId: string }) => (
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

const OrderUnreachable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <PageMessage title="We can't reach the kitchen" action={<Button onClick={onRetry}>Try Again</Button>}>
    Your order is safe. Please check your connection.
  </PageMessage>
)

const TrackingSkeleton = () => (
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

/** Whether no order has this id, or the id is malformed. */
const isUnknown = (error: Error | null): boolean => error instanceof ApiError && [400, 404].includes(error.status)

export function TrackingPage() {
  const { orderId = '' } = useParams<{ orderId: string }>()
  const { data: order, error, isFetching, dataUpdatedAt, live, refetch } = useTrackedOrder(orderId)
  if (isUnknown(error)) return <OrderNotFound orderId={orderId} />
  if (!order) return error ? <OrderUnreachable onRetry={() => void refetch()} /> : <TrackingSkeleton />
  return (
    <OrderTracking
      order={order}
      loadedAt={dataUpdatedAt}
      isLoading={isFetching}
      errorText={live.state === 'lost' ? live.error : error && "We can't reach the kitchen right now."}
      onRefresh={() => void refetch()}
    />
  )
}

type OrderTrackingProps = {
  readonly order: Order
  readonly loadedAt: number
  readonly isLoading: boolean
  readonly errorText: string | null
  readonly onRefresh: () => void
}

function OrderTracking({ order, loadedAt, isLoading, errorText, onRefresh }: OrderTrackingProps) {
  const currentLocation = useLocationConfig()
  const { phone, timeZone } = findLocation(order.locationId) ?? currentLocation
  return (
    <PageFrame title="Track Your Order" lead={`Order #${order.id}`}>
      <Box role="status">
        {errorText && (
          <Box mb="5" p="3" bg="warning.subtle" color="warning.fg" borderRadius="lg">
            {errorText}
          </Box>
        )}
      </Box>
      <Grid
        gap={{ base: '4', md: '6' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        alignItems="start"
      >
        <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)" minW="0">
          <StatusPanel
            order={order}
            timeZone={timeZone}
            loadedAt={loadedAt}
            isLoading={isLoading}
            onRefresh={onRefresh}
          />
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
