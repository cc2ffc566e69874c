import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { useParams } from 'wouter'
import { PageFrame } from '#base/page/page-frame'
import type { Order } from '#shared/orders/contract'
import { ApiError } from '#base/api/client'
import { ClaimOrder } from '#features/account'
import { ReceiptByMail } from '#features/order-entry'
import { useTrackedOrder } from './use-tracked-order'
import { ArrivalPanel } from './arrival-panel'
import { CompletedPanel } from './completed-panel'
import { ItemsPanel, RefundsPanel } from './items-panel'
import { CustomerPanel, HelpPanel, PickupPlacePanel, SummaryPanel } from './side-panels'
import { StatusPanel } from './status-panel'
import { OrderNotFound, OrderUnreachable, TrackingSkeleton } from './tracking-states'
import { PushPrompt } from './push-prompt'
import { useOrderLocation } from './use-closed-status'
import { usePaymentReturn } from './use-payment-return'

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
      errorText={error && (live.state === 'lost' ? live.error : "We can't reach the kitchen right now.")}
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
  usePaymentReturn(order)
  const location = useOrderLocation(order)
  const { phone, timeZone } = location
  return (
    <PageFrame title="Track Your Order" lead={`Order #${order.id}`}>
      <Box role="status">
        {errorText && (
          <Box mb="5" p="3" bg="warning.subtle" color="warning.fg" borderRadius="lg">
            {errorText}
          </Box>
        )}
      </Box>
      <CompletedPanel order={order} />
      <Grid
        gap={{ base: '4', md: '6' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        alignItems="start"
      >
        <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)" minW="0">
          <StatusPanel
            order={order}
            timeZone={timeZone}
            phone={phone}
            loadedAt={loadedAt}
            isLoading={isLoading}
            onRefresh={onRefresh}
          />
          {order.orderType === 'pickup' && order.status !== 'cancelled' && <PickupPlacePanel location={location} />}
          <ArrivalPanel order={order} timeZone={timeZone} />
          <RefundsPanel order={order} />
          <PushPrompt order={order} />
          <ItemsPanel order={order} />
        </Grid>
        <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)" minW="0">
          <SummaryPanel order={order} />
          <CustomerPanel customerInfo={order.customerInfo}>
            <ReceiptByMail order={order} />
          </CustomerPanel>
          <HelpPanel order={order} phone={phone} />
        </Grid>
      </Grid>
      <ClaimOrder orderId={order.id} isOffered={order.status !== 'cancelled'} />
    </PageFrame>
  )
}
