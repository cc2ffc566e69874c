import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { keyframes } from '@emotion/react'
import { useId } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { nextAction } from '#shared/rules/order-status'
import { useChangeFailed, useChangeStatus } from '../api/use-change-status'
import { ageMinutes, urgencyOf } from '../tickets'
import { AllergenLine } from './allergen-line'
import { StageBar } from './stage-bar'
import { TicketHead } from './ticket-head'
import { TicketLines, Wish } from './ticket-lines'
import { TicketMenu } from './ticket-menu'

type TicketCardProps = { readonly ticket: Ticket; readonly now: number }

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(0.96)' } })

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: '5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderTopWidth: '6px',
    borderColor: 'border.strong',
    borderRadius: 'xl',
    animation: `${arrive} 300ms ease-out`,
    '&[data-urgency=medium]': { borderColor: 'warning' },
    '&[data-urgency=high]': { borderColor: 'danger.fg' },
    '&[data-stage=waiting]': { borderTopColor: 'accent.fg' },
    '&[data-stage=ready]': { borderTopColor: 'success.fg' },
  },
})

/** One order on the simple board, with the one thing to do next. */
export function TicketCard({ ticket, now }: TicketCardProps) {
  const headingId = useId()
  const { mutate } = useChangeStatus(ticket)
  const hasFailed = useChangeFailed(ticket.id)
  const minutes = ageMinutes(ticket.createdAt, now)
  const action = nextAction[ticket.status]
  return (
    <Card aria-labelledby={headingId} data-urgency={urgencyOf(minutes)} data-stage={ticket.kitchenStatus}>
      <TicketHead ticket={ticket} minutes={minutes} headingId={headingId} />
      <Box flex="1">
        {ticket.specialInstructions && (
          <Box mb="3">
            <Wish>{ticket.specialInstructions}</Wish>
          </Box>
        )}
        <TicketLines lines={ticket.orderItems} />
      </Box>
      <AllergenLine ticket={ticket} />
      <StageBar ticket={ticket} />
      <Box role="alert" color="danger.fg" fontWeight="semibold" _empty={{ display: 'none' }}>
        {hasFailed && 'Failed to update order status'}
      </Box>
      <Flex gap="2">
        {action && (
          <Button
            size="lg"
            flex="1"
            fontSize="xl"
            aria-label={`${action.label} ticket ${ticket.ticketNumber}`}
            onClick={() => mutate({ status: action.status, kitchenStatus: action.kitchenStatus })}
          >
            {action.label}
          </Button>
        )}
        <TicketMenu ticketNumber={ticket.ticketNumber} onCancel={() => mutate({ status: 'cancelled' })} />
      </Flex>
    </Card>
  )
}
