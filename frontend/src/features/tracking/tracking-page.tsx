import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { useParams } from 'wouter'
import type { Order } from '#shared/contract/orders'
import { findLocation } from '#shared/locations/index'
import { ApiError } from '#base/api/api-error'
import { useLocationConfig } from '#base/location/location'
import { PageFrame } from '#base/components/page-frame'
import { FeedbackAfterOrder } from '#features/feedback'
import { ClaimOrder } from '#features/account'
import { useTrackedOrder } from './api/use-order'
import { OrderNotFound, OrderUnreachable, TrackingSkeleton } from './components/absent-order'
import { ItemsPanel } from './components/items-panel'
import { RefundsPanel } from './components/refunds-panel'
import { CustomerPanel, HelpPanel, SummaryPanel } from './components/side-panels'
import { StatusPanel } from './components/status-panel'
import { PushPrompt } from './push/push-question'

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
