import { memo, useState } from 'react'
import { areLinesDone, filterStationLines } from '#shared/rules/kitchen-counts'
import { shortenDishList } from '../filter'
import { useTicketActions } from '../work-context'
import { TicketContact } from './contact'
import { TicketNote } from './note'
import { StatusSelect } from './status-select'
import type { TicketCardProps } from './ticket-card-props'
import { TicketFrame } from './ticket-frame'
import { AllergyNotes, AllMadeNotice, TicketDetailsLink, TicketLines } from './ticket-lines'
import { TicketMenu } from './ticket-menu'

/** One order on the filter board: its status can be set to any. */
export const FilterCard = memo(function FilterCard({ ticket, station, isChosen }: TicketCardProps) {
  const { move } = useTicketActions()
  const [isWhole, setWhole] = useState(false)
  const { ticketNumber, specialInstructions } = ticket
  const lines = filterStationLines(ticket.orderItems, station)
  const { shown, more } = shortenDishList(lines)
  return (
    <TicketFrame ticket={ticket} isChosen={isChosen}>
      <AllergyNotes lines={ticket.orderItems} />
      {specialInstructions && <TicketNote>{specialInstructions}</TicketNote>}
      <TicketLines ticket={ticket} lines={isWhole ? lines : shown} />
      {more > 0 && !isWhole && (
        <button type="button" className="more" onClick={() => setWhole(true)}>
          +{more} more items
        </button>
      )}
      <TicketDetailsLink ticket={ticket} />
      <TicketContact ticket={ticket} />
      {areLinesDone(lines) && <AllMadeNotice>All lines made</AllMadeNotice>}
      <div className="acts">
        <StatusSelect ticket={ticket} />
        {ticket.status !== 'cancelled' && (
          <TicketMenu ticketNumber={ticketNumber} onCancel={() => move(ticket, { status: 'cancelled' })} />
        )}
      </div>
    </TicketFrame>
  )
})
