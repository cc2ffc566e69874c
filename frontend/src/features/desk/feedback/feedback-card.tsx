import { useDeskLocation } from '../desk-location'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import type { FeedbackWithOrder } from '#shared/feedback/contract'
import { OrderRefundButton } from '#features/kitchen/refunds'
import { SurfaceListItem } from '#ui/chakra/surface'
import { FeedbackReply } from './feedback-answer'

const MOST_STARS = 5

const stars = (rating: number) => '★'.repeat(rating) + '☆'.repeat(MOST_STARS - rating)

const timeText = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))

/** A customer's feedback and the order it is about. */
export function FeedbackCard({ feedback }: { readonly feedback: FeedbackWithOrder }) {
  const { at, rating, comment, byStaff, order } = feedback
  const { timeZone } = useDeskLocation()
  return (
    <SurfaceListItem>
      <Flex justifyContent="space-between" gap="3" flexWrap="wrap">
        <Heading as="h2" size="md">
          <chakra.span role="img" aria-label={`${rating} of ${MOST_STARS} stars`} color="accent.fg">
            {stars(rating)}
          </chakra.span>
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {byStaff && 'By staff · '}
          {timeText(at, timeZone)}
        </Text>
      </Flex>
      <Text mt="2" fontSize="lg" overflowWrap="anywhere">
        {comment || <chakra.span color="fg.muted">No comment</chakra.span>}
      </Text>
      <Box mt="4" pt="3" borderTopWidth="1px" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <chakra.span css={{ '& a': { color: 'accent.fg', textDecoration: 'underline' } }}>
          <Link href={`/orders/${order.id}/tracking`}>Ticket {order.ticketNumber}</Link>
        </chakra.span>{' '}
        · {[order.customerName, order.orderType, order.status, `$${order.total}`].filter(Boolean).join(' · ')}
        {order.refunded !== null && <strong> · ${order.refunded} refunded</strong>}
        <Text mt="1" mb="3">
          {order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </Text>
        <Flex gap="3" flexWrap="wrap">
          <FeedbackReply feedback={feedback} timeText={(answeredAt) => timeText(answeredAt, timeZone)} />
          <OrderRefundButton orderId={order.id} />
        </Flex>
      </Box>
    </SurfaceListItem>
  )
}
