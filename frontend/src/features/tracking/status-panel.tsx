import { Button } from '#ui/chakra/button'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { Order } from '#shared/orders/contract'
import { Surface } from '#ui/chakra/surface'
import { getTimeline } from './timeline'
import { useNow } from '#base/browser/use-now'
import { formatTime } from '#shared/platform/time'
import { OwnOrderActions } from './own-order-actions'
import { useClosedStatus, useIsUnanswered } from './use-closed-status'
import {
  OVERDUE_HINT,
  UNANSWERED_HINT,
  formatCountdown,
  getHeadline,
  getStatusHint,
  isAwaitingPayment,
  isLateUnaccepted,
  listOrderFacts,
  listOverdueFacts,
} from './tracking-text'
import { BalancePrompt, PaymentPrompt, TryAgainPrompt } from './payment-prompt'
import { BagCount, CallButton, HandoverCode, OrderFacts, TicketNumber, AllergyAlarms } from './order-facts'
import { OrderTimeline } from './order-timeline'

type StatusPanelProps = {
  readonly order: Order
  readonly timeZone: string
  /** Of the order's location. */
  readonly phone: string
  readonly loadedAt: number
  readonly isLoading: boolean
  readonly onRefresh: () => void
}

/** What a guest who gave a phone number only does without. */
const NoMailHint = ({ customerInfo: { phone, email } }: Pick<Order, 'customerInfo'>) =>
  phone && !email ? (
    <Text mt="4" color="fg.muted">
      You get no e-mail for this order. Keep this page open, or bookmark it.
    </Text>
  ) : null

/** The order's stage as text and timeline. A change of the stage is announced to screen readers. */
export function StatusPanel({ order, timeZone, phone, loadedAt, isLoading, onRefresh }: StatusPanelProps) {
  const isCancelled = order.status === 'cancelled'
  const isWaiting = isAwaitingPayment(order)
  const isOver = isCancelled || order.status === 'completed'
  const headline = getHeadline(order)
  // The minute clock may be older than the order, which must not lie in the future.
  const now = Math.max(useNow().getTime(), loadedAt)
  const closed = useClosedStatus(order, new Date(now))
  const isUnanswered = useIsUnanswered(order, new Date(now))
  const isOverdue = closed?.isOverdue || isUnanswered
  const countdown = isOverdue || isWaiting ? null : formatCountdown(order, now, timeZone)
  const overdueHint = closed?.isOverdue ? OVERDUE_HINT : UNANSWERED_HINT
  const hint = isOverdue ? overdueHint : getStatusHint(order, now, timeZone)
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
          {closed && !isWaiting && (
            <Text mt="2" color="warning.fg">
              {closed.text}
            </Text>
          )}
          {(isOverdue || isLateUnaccepted(order, now)) && <CallButton phone={phone} />}
        </Box>
        <TicketNumber number={order.ticketNumber} />
      </Flex>
      <OrderFacts
        facts={
          isOverdue ? listOverdueFacts(order, closed?.expected ?? null, timeZone) : listOrderFacts(order, now, timeZone)
        }
      />
      <AllergyAlarms order={order} timeZone={timeZone} />
      {!isOver && <NoMailHint customerInfo={order.customerInfo} />}
      <BagCount order={order} />
      {!isWaiting && <HandoverCode order={order} />}
      {isWaiting && order.payment && <PaymentPrompt order={order} payment={order.payment} timeZone={timeZone} />}
      {!isWaiting && <BalancePrompt order={order} />}
      {isCancelled && <TryAgainPrompt order={order} />}
      {!isCancelled && !isWaiting && (
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
        <Button variant="outline" size="sm" aria-busy={isLoading} onClick={onRefresh}>
          Refresh
        </Button>
        <OwnOrderActions order={order} phone={phone} />
        <Text fontSize="sm" color="fg.subtle">
          Updated at {formatTime(loadedAt, timeZone)}
        </Text>
      </Flex>
    </Surface>
  )
}
