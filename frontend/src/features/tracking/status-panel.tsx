import { Button } from '@chakra-ui/react/button'
import { Suspense, lazy, useState } from 'react'
import { getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { useCancelOrder } from './use-tracked-order'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { Order } from '#shared/orders/contract'
import { findLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Surface } from '#ui/surface'
import { useLocationWithHours } from '#base/location/hours-store'
import { currentLocation } from '#base/location/location'
import { getTimeline } from './timeline'
import { useNow } from '#base/browser/use-now'
import { formatTime } from '#shared/platform/time'
import { getClosedStatus } from './closed-status'
import {
  OVERDUE_HINT,
  formatCountdown,
  getHeadline,
  getStatusHint,
  listOrderFacts,
  listOverdueFacts,
} from './tracking-text'
import type { OrderFact } from './tracking-text'
import { OrderTimeline } from './order-timeline'

const ConfirmDialog = lazy(() => import('#ui/confirm-dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })))

/** For as long as the kitchen has not confirmed the order. */
export function CancelOrderButton({ orderId }: { readonly orderId: string }) {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useCancelOrder(orderId)
  // The button goes with the cancellation, and callbacks given to `mutate` would go with it.
  async function cancel() {
    try {
      await mutateAsync()
      toast({ title: 'Order Cancelled', description: 'Nothing is being cooked for this order.' })
    } catch (error) {
      const description = getErrorMessage(error, 'Your order could not be cancelled. Please call us.')
      toast({ title: 'Cancellation Failed', description, type: 'error' })
    }
  }
  return (
    <>
      {/* In reach, so that the dialog can give the focus back to it. */}
      <Button variant="outline" size="sm" aria-disabled={isPending} onClick={() => setAsking(!isPending)}>
        Cancel Order
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Cancel this order?"
            confirmLabel="Yes, cancel it"
            keepLabel="Keep my order"
            onConfirm={() => void cancel()}
            onClose={() => setAsking(false)}
          >
            The kitchen has not started yet, so it can still be cancelled. This cannot be undone.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}

type StatusPanelProps = {
  readonly order: Order
  readonly timeZone: string
  readonly readAt: number
  readonly isReading: boolean
  readonly onRefresh: () => void
}

const TicketNumber = ({ number }: { readonly number: number }) => (
  <Box textAlign="center" bg="bg.inset" borderWidth="1px" borderColor="border.strong" borderRadius="xl" px="5" py="3">
    <Box fontSize="xs" fontWeight="semibold" letterSpacing="widest" textTransform="uppercase" color="fg.muted">
      Ticket
    </Box>
    <Box fontSize="5xl" fontWeight="bold" lineHeight="1.05" fontVariantNumeric="tabular-nums">
      {number}
    </Box>
  </Box>
)

type FactsProps = { readonly facts: readonly OrderFact[] }

const Facts = ({ facts }: FactsProps) => (
  <Grid
    as="dl"
    mt="5"
    justifyContent="start"
    columnGap={{ base: '4', sm: '8' }}
    rowGap="3"
    fontSize="sm"
    templateColumns={{ base: 'auto auto', md: 'repeat(4, max-content)' }}
  >
    {facts.map(([label, text]) => (
      <Box key={label}>
        <Box as="dt" color="fg.subtle">
          {label}
        </Box>
        <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {text}
        </Box>
      </Box>
    ))}
  </Grid>
)

/** Where the order stands: told in words, shown as a timeline, and announced when it changes. */
export function StatusPanel({ order, timeZone, readAt, isReading, onRefresh }: StatusPanelProps) {
  const isCancelled = order.status === 'cancelled'
  const isOver = isCancelled || order.status === 'completed'
  const headline = getHeadline(order)
  // Whichever is later: the page may have been read since the minute began.
  const now = Math.max(useNow().getTime(), readAt)
  const place = useLocationWithHours(findLocation(order.locationId) ?? currentLocation)
  const closed = getClosedStatus(order, { policy: getPolicy(place), place, now: new Date(now) })
  const countdown = closed?.isOverdue ? null : formatCountdown(order, now)
  const hint = closed?.isOverdue ? OVERDUE_HINT : getStatusHint(order, now, timeZone)
  return (
    <Surface aria-label="Order status" borderColor={isCancelled ? 'danger' : 'border'}>
      <VisuallyHidden role="status">{headline}</VisuallyHidden>
      <Flex gap="5" justify="space-between" align="flex-start">
        <Box minW="0">
          <Heading as="h2" size="lg" color={isCancelled ? 'danger.fg' : 'fg'}>
            {headline}
          </Heading>
          <Text mt="2" color="fg.muted">
            {hint}
          </Text>
          {countdown && (
            <Text mt="2" fontWeight="semibold">
              {countdown}
            </Text>
          )}
          {closed && (
            <Text mt="2" color="warning.fg">
              {closed.text}
            </Text>
          )}
        </Box>
        <TicketNumber number={order.ticketNumber} />
      </Flex>
      <Facts
        facts={
          closed?.isOverdue ? listOverdueFacts(order, closed.expected, timeZone) : listOrderFacts(order, now, timeZone)
        }
      />
      {!isCancelled && (
        <Box mt={{ base: '7', md: '9' }}>
          <OrderTimeline
            steps={getTimeline(order)}
            kitchenStatus={order.kitchenStatus}
            timeZone={timeZone}
            isOver={isOver}
          />
        </Box>
      )}
      <Flex gap="3" align="center" wrap="wrap" mt="6" pt="5" borderTopWidth="1px" borderColor="border">
        <Button variant="outline" size="sm" aria-busy={isReading} onClick={onRefresh}>
          Refresh
        </Button>
        {order.mayCancel && <CancelOrderButton orderId={order.id} />}
        <Text fontSize="sm" color="fg.subtle">
          Updated at {formatTime(readAt, timeZone)}
        </Text>
      </Flex>
    </Surface>
  )
}
