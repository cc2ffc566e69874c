import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { useCallback, useState } from 'react'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import type { Ticket } from '#shared/orders/contract'
import { formatDecimal } from '#shared/platform/money'
import { useLocationConfig } from '#base/location/location'
import { EditOrderButton } from '#features/order-entry'
import { SurfaceListItem } from '#ui/surface'
import { RefundButton } from '../refunds'
import { PhoneLink, orderTypeLabels } from '../tickets/order-info'
import { PrintableTicket } from '../tickets/printable-ticket'
import { stageNames } from '../tickets/stage-bar'
import { formatMoment } from '../tickets/tickets'
import { listLifeEvents } from './order-life'
import { ReorderButton } from './reorder-button'

const toTicket = ({
  items,
  mayCancel: _mayCancel,
  mayEdit: _mayEdit,
  mayMarkArrived: _mayMarkArrived,
  edits: _edits,
  mails: _mails,
  ...head
}: FoundOrder): Ticket => ({
  ...head,
  orderItems: items.map((line) => ({ ...line, isStruck: false })),
  isBrief: false,
})

const toRefundableOrder = ({ id, ticketNumber, items, refunds }: FoundOrder) => ({
  id,
  ticketNumber,
  refunds,
  lines: items.map((line) => ({ id: line.id, name: line.menuItem.name, quantity: line.quantity })),
})

/** A found order with its whole life, and what staff can do with it. */
export function FoundOrderCard({ order }: { readonly order: FoundOrder }) {
  const location = useLocationConfig()
  const [isPrinting, setPrinting] = useState(false)
  const stopPrinting = useCallback(() => setPrinting(false), [])
  const { ticketNumber, customerInfo, orderType, kitchenStatus, createdAt, items, total, source } = order
  return (
    <SurfaceListItem>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" size="md">
          #{ticketNumber} · {customerInfo.name || 'Guest'}
        </Heading>
        <Box fontWeight="bold">{formatDecimal(total)}</Box>
      </Flex>
      <Box color="fg.muted">
        {stageNames[kitchenStatus]} · {orderTypeLabels[orderType].label} · {formatMoment(location, createdAt)}
        {source === 'phone' && ' · by phone'}
      </Box>
      <Flex gap="4" wrap="wrap" overflowWrap="anywhere">
        {customerInfo.phone && <PhoneLink phone={customerInfo.phone} />}
        {customerInfo.email}
      </Flex>
      <Box mt="2">{items.map(({ quantity, menuItem }) => `${quantity}× ${menuItem.name}`).join(', ')}</Box>
      <Box as="ol" mt="3" listStyle="none" fontSize="sm" aria-label={`History of ticket ${ticketNumber}`}>
        {listLifeEvents(order).map(({ at, text, by }) => (
          <Flex as="li" key={`${at} ${text}`} gap="3" py="1" borderTopWidth="1px" borderColor="border">
            <Box color="fg.muted" minW="7rem">
              {formatMoment(location, at)}
            </Box>
            <Box flex="1">{text}</Box>
            <Box color="fg.muted">{by}</Box>
          </Flex>
        ))}
      </Box>
      <Flex mt="4" gap="3" wrap="wrap">
        {order.mayEdit && <EditOrderButton orderId={order.id} ticketNumber={ticketNumber} />}
        <RefundButton order={toRefundableOrder(order)} ticket={toTicket(order)} />
        <ReorderButton order={order} />
        <Button variant="outline" onClick={() => setPrinting(true)}>
          Print
        </Button>
        {isPrinting && <PrintableTicket ticket={toTicket(order)} onPrinted={stopPrinting} />}
      </Flex>
    </SurfaceListItem>
  )
}
