import { getStageName } from '../tickets/tickets'
import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { isReadyStatus } from '#shared/orders/status'
import { useLocationConfig } from '#base/location/location'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { isToday, useTimes } from '../tickets/times'
import { CloseTicketsDialog, type CloseTicketsProps } from './close-tickets-dialog'
import { EmptyTicketPanel, countDishes, ticketPanelListClass } from '../board/panel-parts'
import { useCloseTickets } from './use-close-tickets'
import type { BoardViewState } from '../board/use-board-view'

type GroupProps = {
  readonly title: string
  readonly tickets: readonly Ticket[]
  readonly chosenIds: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

/** Open tickets with a box each, ticked for those to close. */
function TicketGroup({ title, tickets, chosenIds, onToggle }: GroupProps) {
  const { board, tickets: ticketWords } = useWords()
  const { endOfDay: words } = useDialogWords().dialogs
  const { moment } = useTimes()
  if (tickets.length === 0) return null
  return (
    <section aria-label={title}>
      <Heading as="h3" size="sm" mb="2" color="fg.muted">
        {title}
      </Heading>
      <ul className={ticketPanelListClass}>
        {tickets.map((ticket) => (
          <Flex as="li" key={ticket.id} borderTopWidth="1px" borderColor="border" pt="2">
            <Flex as="label" gap="3" minH="11" flex="1" minW="0" cursor="pointer">
              <input
                type="checkbox"
                aria-label={ticketWords.ticket(ticket.ticketNumber)}
                checked={chosenIds.has(ticket.id)}
                onChange={() => onToggle(ticket.id)}
              />
              <Box minW="0" overflowWrap="anywhere">
                <Box fontWeight="bold">
                  #{ticket.ticketNumber} {ticket.customerInfo.name}
                </Box>
                <Box color="fg.muted">
                  {ticketWords.listOf([
                    getStageName(ticket, ticketWords),
                    board.panels.dishes(countDishes(ticket)),
                    words.ordered(moment(ticket.createdAt)),
                  ])}
                </Box>
              </Box>
            </Flex>
          </Flex>
        ))}
      </ul>
    </section>
  )
}

type EndOfDayPanelProps = { readonly view: Pick<BoardViewState, 'onBoard' | 'held' | 'leftovers'> }

/** What is still open, to complete or cancel it together (docs/product/kitchen.md#end-of-day). */
export function EndOfDayPanel({ view }: EndOfDayPanelProps) {
  const { endOfDay: words } = useDialogWords().dialogs
  const location = useLocationConfig()
  const [toggledIds, setToggledIds] = useState<ReadonlySet<string>>(new Set())
  const [closing, setClosing] = useState<CloseTicketsProps['to'] | null>(null)
  const { mutate, isPending, data } = useCloseTickets()
  const ofToday = [...view.onBoard, ...view.held.filter(({ scheduledFor }) => isToday(location, scheduledFor ?? ''))]
  // What the kitchen still makes today stays open unless it is ticked.
  const isTicked = (ticket: Ticket, isByDefault: boolean) => isByDefault !== toggledIds.has(ticket.id)
  const chosen = [
    ...view.leftovers.filter((ticket) => isTicked(ticket, true)),
    ...ofToday.filter((ticket) => isTicked(ticket, isReadyStatus(ticket.status))),
  ]
  const toggle = (id: string) => {
    const next = new Set(toggledIds)
    if (!next.delete(id)) next.add(id)
    setToggledIds(next)
  }
  const group = { chosenIds: new Set(chosen.map(({ id }) => id)), onToggle: toggle }
  return (
    <Box display="grid" gap="4">
      <Box role="status">
        {isPending && words.closing}
        {data && !isPending && words.closed(words.tickets(data.closed))}
        {data?.failures.map(({ ticketNumber, reason }) => (
          <Box key={ticketNumber} color="danger.fg">
            {words.staysOpen(ticketNumber, reason)}
          </Box>
        ))}
      </Box>
      {view.leftovers.length + ofToday.length === 0 && <EmptyTicketPanel>{words.nothingOpen}</EmptyTicketPanel>}
      <TicketGroup title={words.earlierDays} tickets={view.leftovers} {...group} />
      <TicketGroup title={words.today} tickets={ofToday} {...group} />
      {chosen.length > 0 && (
        <Flex gap="2" wrap="wrap">
          <Button disabled={isPending} onClick={() => setClosing('completed')}>
            {words.complete(words.tickets(chosen.length))}
          </Button>
          <Button variant="outline" color="danger.fg" disabled={isPending} onClick={() => setClosing('cancelled')}>
            {words.cancel(words.tickets(chosen.length))}
          </Button>
        </Flex>
      )}
      {closing !== null && (
        <CloseTicketsDialog
          to={closing}
          tickets={chosen}
          onConfirm={(choice) => mutate({ tickets: chosen, to: { status: closing, ...choice } })}
          onClose={() => setClosing(null)}
        />
      )}
    </Box>
  )
}
