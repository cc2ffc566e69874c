import { memo, useState } from 'react'
import { areStruck, linesAt } from '#shared/rules/kitchen-counts'
import { shortened } from '../filter'
import { useWork } from '../work-context'
import { Contact } from './contact'
import { Note } from './note'
import { StatusSelect } from './status-select'
import type { TicketCardProps } from './ticket-card-props'
import { TicketFrame } from './ticket-frame'
import { Allergies, AllMade, DetailsLine, TicketLines } from './ticket-lines'
import { TicketMenu } from './ticket-menu'

/** One order on the filter board: its status can be set to any. */
export const FilterCard = memo(function FilterCard({ ticket, station, isChosen }: TicketCardProps) {
  const { move } = useWork()
  const [isWhole, setWhole] = useState(false)
  const { ticketNumber, specialInstructions } = ticket
  const lines = linesAt(ticket.orderItems, station)
  const { shown, more } = shortened(lines)
  return (
    <TicketFrame ticket={ticket} isChosen={isChosen}>
      <Allergies lines={ticket.orderItems} />
      {specialInstructions && <Note>{specialInstructions}</Note>}
      <TicketLines ticket={ticket} lines={isWhole ? lines : shown} />
      {more > 0 && !isWhole && (
        <button type="button" className="more" onClick={() => setWhole(true)}>
          +{more} more items
        </button>
      )}
      <DetailsLine ticket={ticket} />
      <Contact ticket={ticket} />
      {areStruck(lines) && <AllMade>All lines made</AllMade>}
      <div className="acts">
        <StatusSelect ticket={ticket} />
        {ticket.status !== 'cancelled' && (
          <TicketMenu ticketNumber={ticketNumber} onCancel={() => move(ticket, { status: 'cancelled' })} />
        )}
      </div>
    </TicketFrame>
  )
})
