import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { Order } from '#shared/contract/orders'
import { Surface } from '../../../components/surface'
import { timelineOf } from '../timeline'
import { clockTime, headlineOf, hintOf, orderTypeName } from '../words'
import { Timeline } from './timeline'

type StatusPanelProps = { readonly order: Order; readonly timeZone: string }

const TicketNumber = ({ number }: { readonly number: number }) => (
  <Box textAlign="center" bg="bg.inset" borderWidth="1px" borderColor="border.strong" borderRadius="xl" px="5" py="3">
    <Box fontSize="xs" fontWeight="semibold" letterSpacing="widest" textTransform="uppercase" color="fg.muted">
      Ticket
    </Box>
    <Box
      fontFamily="heading"
      fontSize="5xl"
      fontWeight="semibold"
      lineHeight="1"
      fontVariantNumeric="lining-nums tabular-nums"
    >
      {number}
    </Box>
  </Box>
)

/** Where the order stands: told in words, shown as a timeline, and announced when it changes. */
export function StatusPanel({ order, timeZone }: StatusPanelProps) {
  const isCancelled = order.status === 'cancelled'
  const isOver = isCancelled || order.status === 'completed'
  const headline = headlineOf(order)
  return (
    <Surface aria-label="Order status" borderColor={isCancelled ? 'danger' : 'border'}>
      <VisuallyHidden role="status">{headline}</VisuallyHidden>
      <Flex gap="5" justify="space-between" align="flex-start">
        <Box minW="0">
          <Heading as="h2" size="lg" color={isCancelled ? 'danger.fg' : 'fg'}>
            {headline}
          </Heading>
          <Text mt="2" color="fg.muted">
            {hintOf(order)}
          </Text>
          <Text mt="2" fontSize="sm" color="fg.subtle">
            {orderTypeName[order.orderType]}, placed at {clockTime(order.createdAt, timeZone)}
            {!isOver && <> · Estimated time: {order.estimatedTime}</>}
          </Text>
        </Box>
        <TicketNumber number={order.ticketNumber} />
      </Flex>
      {!isCancelled && (
        <Box mt={{ base: '7', md: '9' }}>
          <Timeline steps={timelineOf(order)} timeZone={timeZone} isOver={isOver} />
        </Box>
      )}
    </Surface>
  )
}
