import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import { listModifiers } from '#shared/kitchen/ticket-items'
import { getPromisedAt } from '#shared/kitchen/ticket-timing'
import { formatDecimal } from '#shared/platform/money'
import { formatTicketPayment } from '#shared/payments/payment-text'
import { refundReasons } from '#shared/payments/refunds'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'
import { useLocationConfig } from '#base/location/location'
import { CardRefundButton, RefundButton } from '#features/kitchen/refunds'
import { usePracticeMode } from '../board/board-contexts'
import { formatMoment, isFullyDeclared } from './tickets'
import { PhoneLink, formatAddressLine, orderTypeLabels } from './order-info'
import { RescheduleButton } from './reschedule-button'
import { PrintableTicket } from './printable-ticket'
import { stageNames } from './stage-bar'

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Box display="contents">
    <Box as="dt" color="fg.muted">
      {name}
    </Box>
    <Box as="dd" overflowWrap="anywhere">
      {children}
    </Box>
  </Box>
)

function containsText(line: TicketLine): string {
  const allergens = line.allergens ?? []
  const contains = allergens.length > 0 ? `Contains ${allergens.join(', ')}` : 'Declares no allergen'
  if (isFullyDeclared(line)) return contains
  return [...(allergens.length > 0 ? [contains] : []), 'Not all allergens are declared: ask the chef'].join('. ')
}

function Dish({ line }: { readonly line: TicketLine }) {
  const otherwise = listModifiers(line).map(({ text }) => text)
  const note = line.customizations?.notes
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" py="2">
      <Box fontWeight="bold" textDecoration={line.isStruck ? 'line-through' : undefined}>
        {line.quantity}× {line.menuItem.name} ({line.menuItem.code}){line.for && ` for ${line.for}`}
      </Box>
      {otherwise.length > 0 && <div>{otherwise.join(', ')}</div>}
      {note && <div>“{note}”</div>}
      <Box color="fg.muted">{containsText(line)}</Box>
    </Box>
  )
}

const listNames = (items: readonly TicketLine[], lineIds: readonly string[]): string =>
  items
    .filter(({ id }) => lineIds.includes(id))
    .map(({ menuItem }) => menuItem.name)
    .join(', ')

const toRefundableOrder = ({ id, ticketNumber, orderItems, refunds }: Ticket) => ({
  id,
  ticketNumber,
  refunds,
  lines: orderItems.map((line) => ({ id: line.id, name: line.menuItem.name, quantity: line.quantity })),
})

type OpenTicketDetailsProps = { readonly ticket: Ticket; readonly onClose: () => void }

export function TicketDetailsDialog({ ticket, onClose }: OpenTicketDetailsProps) {
  const location = useLocationConfig()
  const isPractice = usePracticeMode() !== null
  const { customerInfo, history, orderItems, refunds = [], specialInstructions, orderType } = ticket
  const address = formatAddressLine(ticket)
  const [isPrinting, setPrinting] = useState(false)
  const stopPrinting = useCallback(() => setPrinting(false), [])
  return (
    <Dialog title={`Ticket ${ticket.ticketNumber} · ${orderTypeLabels[orderType].label}`} size="lg" onClose={onClose}>
      <DialogBody>
        <Box display="grid" gap="4" fontSize="lg">
          <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
            <Fact name="Guest">{customerInfo.name || 'Guest'}</Fact>
            {customerInfo.phone && (
              <Fact name="Call when ready">
                <PhoneLink phone={customerInfo.phone} />
              </Fact>
            )}
            {address && <Fact name="Deliver to">{address}</Fact>}
            {specialInstructions && <Fact name="Instructions">{specialInstructions}</Fact>}
            <Fact name="Promised">{formatMoment(location, getPromisedAt(ticket))}</Fact>
            <Fact name="Payment">{formatTicketPayment(ticket)}</Fact>
            {Number(ticket.tip) > 0 && <Fact name="Tip">{formatDecimal(ticket.tip)}</Fact>}
          </Box>
          <Box as="ul" listStyle="none">
            {orderItems.map((line) => (
              <Dish key={line.id} line={line} />
            ))}
          </Box>
          {refunds.map(({ lines, amount, reason, to, at }) => (
            <Box key={at}>
              {to === 'card' ? 'Refunded to the card' : 'Made good'}: {listNames(orderItems, lines) || 'the order'},{' '}
              {formatDecimal(amount)} ({refundReasons[reason]})
            </Box>
          ))}
          <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" color="fg.muted">
            {history.map(({ kitchenStatus, at }) => (
              <Fact key={at} name={stageNames[kitchenStatus]}>
                {formatMoment(location, at)}
              </Fact>
            ))}
          </Box>
        </Box>
      </DialogBody>
      <DialogFooter>
        <RescheduleButton ticket={ticket} />
        {!isPractice && <CardRefundButton ticket={ticket} />}
        {!isPractice && <RefundButton order={toRefundableOrder(ticket)} />}
        <Button variant="outline" onClick={() => setPrinting(true)}>
          Print
        </Button>
        {isPrinting && <PrintableTicket ticket={ticket} onPrinted={stopPrinting} />}
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
