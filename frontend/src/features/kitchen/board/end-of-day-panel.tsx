import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { useState } from 'react'
import type { StageCommand } from '#shared/kitchen/board-actions'
import { tenders, type Tender } from '#shared/orders/constants'
import { cancelReasonIds, cancelReasons, type CancelReason } from '#shared/orders/order-steps'
import { isUnpaid } from '#shared/payments/payment-text'
import { tenderNames } from '#shared/payments/tender'
import type { Ticket } from '#shared/orders/contract'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { ReasonSelect } from '#ui/forms/reason-select'
import { formatMoment, isToday } from '../tickets/tickets'
import { stageNames } from '../tickets/stage-bar'
import { EmptyTicketPanel, TicketPanelList, formatDishCount } from './panels'
import { useCloseTickets } from './use-close-tickets'
import type { BoardViewState } from './use-board-view'

const countTickets = (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`)

type GroupProps = {
  readonly title: string
  readonly tickets: readonly Ticket[]
  readonly skippedIds: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

/** Open tickets with a box each, ticked unless the ticket is to stay open. */
function TicketGroup({ title, tickets, skippedIds, onToggle }: GroupProps) {
  const location = useLocationConfig()
  if (tickets.length === 0) return null
  return (
    <section aria-label={title}>
      <Heading as="h3" size="sm" mb="2" color="fg.muted">
        {title}
      </Heading>
      <TicketPanelList>
        {tickets.map((ticket) => (
          <Flex as="li" key={ticket.id} borderTopWidth="1px" borderColor="border" pt="2">
            <Flex as="label" gap="3" minH="11" flex="1" minW="0" cursor="pointer">
              <input
                type="checkbox"
                aria-label={`Ticket ${ticket.ticketNumber}`}
                checked={!skippedIds.has(ticket.id)}
                onChange={() => onToggle(ticket.id)}
              />
              <Box minW="0" overflowWrap="anywhere">
                <Box fontWeight="bold">
                  #{ticket.ticketNumber} {ticket.customerInfo.name}
                </Box>
                <Box color="fg.muted">
                  {stageNames[ticket.kitchenStatus]}, {formatDishCount(ticket)}, ordered{' '}
                  {formatMoment(location, ticket.createdAt)}
                </Box>
              </Box>
            </Flex>
          </Flex>
        ))}
      </TicketPanelList>
    </section>
  )
}

type CloseDialogProps = {
  readonly to: 'completed' | 'cancelled'
  readonly tickets: readonly Ticket[]
  readonly onConfirm: (choice: Pick<StageCommand, 'reason' | 'tender'>) => void
  readonly onClose: () => void
}

/**
 * Asks before several tickets are closed. Cancelling takes one reason for all of them, and
 * completing takes one answer how the unpaid ones were paid.
 */
function CloseDialog({ to, tickets, onConfirm, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState<CancelReason | ''>('')
  const [tender, setTender] = useState<Tender | ''>('')
  const { payment } = usePolicy()
  const isCancelling = to === 'cancelled'
  const unpaid = isCancelling || payment === 'rehearsed' ? 0 : tickets.filter(isUnpaid).length
  return (
    <ConfirmDialog
      title={`${isCancelling ? 'Cancel' : 'Complete'} ${countTickets(tickets.length)}?`}
      confirmLabel={isCancelling ? 'Yes, cancel them' : 'Yes, complete them'}
      keepLabel="Keep them open"
      isReady={isCancelling ? reason !== '' : unpaid === 0 || tender !== ''}
      isDestructive={isCancelling}
      onConfirm={() => onConfirm({ ...(reason && { reason }), ...(tender && { tender }) })}
      onClose={onClose}
    >
      {isCancelling
        ? 'The guests see at once that their orders were cancelled. This cannot be undone.'
        : 'They count as handed over today. Each can be recalled for 15 minutes.'}
      {isCancelling && (
        <Box mt="4">
          <ReasonSelect value={reason} texts={cancelReasons} offered={cancelReasonIds} onChoose={setReason} />
        </Box>
      )}
      {unpaid > 0 && (
        <Box mt="4">
          {countTickets(unpaid)} to pay, taken as{' '}
          <ChoiceSelect
            label="Taken as"
            value={tender}
            options={tenders.map((value) => ({ value, label: tenderNames[value] }))}
            placeholder="Choose how they were paid"
            onChoose={setTender}
          />
        </Box>
      )}
    </ConfirmDialog>
  )
}

type EndOfDayPanelProps = { readonly view: Pick<BoardViewState, 'onBoard' | 'held' | 'leftovers'> }

/** What is still open, to complete or cancel it together (docs/product/kitchen.md#end-of-day). */
export function EndOfDayPanel({ view }: EndOfDayPanelProps) {
  const location = useLocationConfig()
  const [skippedIds, setSkippedIds] = useState<ReadonlySet<string>>(new Set())
  const [closing, setClosing] = useState<CloseDialogProps['to'] | null>(null)
  const { mutate, isPending, data } = useCloseTickets()
  const ofToday = [...view.onBoard, ...view.held.filter(({ scheduledFor }) => isToday(location, scheduledFor ?? ''))]
  const chosen = [...view.leftovers, ...ofToday].filter(({ id }) => !skippedIds.has(id))
  const toggle = (id: string) => {
    const next = new Set(skippedIds)
    if (!next.delete(id)) next.add(id)
    setSkippedIds(next)
  }
  const group = { skippedIds, onToggle: toggle }
  return (
    <Box display="grid" gap="4">
      <Box role="status">
        {isPending && 'Closing…'}
        {data && !isPending && `${countTickets(data.closed)} closed.`}
        {data?.failures.map(({ ticketNumber, reason }) => (
          <Box key={ticketNumber} color="danger.fg">
            Ticket {ticketNumber} stays open: {reason}
          </Box>
        ))}
      </Box>
      {view.leftovers.length + ofToday.length === 0 && <EmptyTicketPanel>Nothing is open.</EmptyTicketPanel>}
      <TicketGroup title="From earlier days" tickets={view.leftovers} {...group} />
      <TicketGroup title="Today" tickets={ofToday} {...group} />
      {chosen.length > 0 && (
        <Flex gap="2" wrap="wrap">
          <Button disabled={isPending} onClick={() => setClosing('completed')}>
            Complete {countTickets(chosen.length)}
          </Button>
          <Button variant="outline" color="danger.fg" disabled={isPending} onClick={() => setClosing('cancelled')}>
            Cancel {countTickets(chosen.length)}
          </Button>
        </Flex>
      )}
      {closing !== null && (
        <CloseDialog
          to={closing}
          tickets={chosen}
          onConfirm={(choice) => mutate({ tickets: chosen, to: { status: closing, ...choice } })}
          onClose={() => setClosing(null)}
        />
      )}
    </Box>
  )
}
