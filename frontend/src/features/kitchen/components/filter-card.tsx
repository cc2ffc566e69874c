import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { toast } from '../../../components/toast'
import { useChangeStatus } from '../api/use-change-status'
import { changeTo, choices, filterNames, shortened } from '../filter'
import type { Choice } from '../filter'
import { ageMinutes, urgencyOf } from '../tickets'
import { AllergenLine } from './allergen-line'
import { ChoiceSelect } from './choice-select'
import { TicketHead } from './ticket-head'
import { TicketLines, Wish } from './ticket-lines'
import { TicketMenu } from './ticket-menu'

type FilterCardProps = { readonly ticket: Ticket; readonly now: number }

const say = {
  done: () => toast({ title: 'Order Updated', description: 'Order status has been updated successfully.' }),
  failed: () =>
    toast({ title: 'Update Failed', description: 'Failed to update order status. Please try again.', type: 'error' }),
}

const options = choices.map((value) => ({ value, label: filterNames[value] }))

const isChoice = (status: string): status is Choice => choices.some((choice) => choice === status)

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: '5',
    bg: 'bg.surface',
    borderWidth: '2px',
    borderColor: 'border',
    borderRadius: 'xl',
    '&[data-urgency=medium]': { borderColor: 'warning' },
    '&[data-urgency=high]': { borderColor: 'danger.fg' },
  },
})

const UrgencyMark = () => (
  <Flex align="center" gap="2" color="danger.fg" fontWeight="semibold">
    <chakra.svg viewBox="0 0 24 24" boxSize="5" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M12 4 2.5 20h19zM12 10v4M12 17v.5" />
    </chakra.svg>
    Waiting for over 30 minutes
  </Flex>
)

/** One order on the filter board: its status can be set to any. */
export function FilterCard({ ticket, now }: FilterCardProps) {
  const headingId = useId()
  const { mutate } = useChangeStatus(ticket, say)
  const minutes = ageMinutes(ticket.createdAt, now)
  const urgency = urgencyOf(minutes)
  const { shown, more } = shortened(ticket)
  const isOver = ticket.status === 'completed'
  return (
    <Card aria-labelledby={headingId} data-urgency={isOver ? 'normal' : urgency}>
      <TicketHead ticket={ticket} minutes={minutes} headingId={headingId} />
      {urgency === 'high' && !isOver && <UrgencyMark />}
      <Box flex="1">
        {ticket.specialInstructions && (
          <Box mb="3">
            <Wish>{ticket.specialInstructions}</Wish>
          </Box>
        )}
        <TicketLines lines={shown} />
        {more > 0 && (
          <Box mt="2" color="fg.muted">
            +{more} more items
          </Box>
        )}
      </Box>
      <AllergenLine ticket={ticket} />
      <Flex gap="2" align="center">
        <ChoiceSelect
          label={`Status of ticket ${ticket.ticketNumber}`}
          value={isChoice(ticket.kitchenStatus) ? ticket.kitchenStatus : ''}
          placeholder="Waiting"
          options={options}
          onChoose={(choice) => mutate(changeTo(choice))}
        />
        <TicketMenu ticketNumber={ticket.ticketNumber} onCancel={() => mutate({ status: 'cancelled' })} />
      </Flex>
    </Card>
  )
}
