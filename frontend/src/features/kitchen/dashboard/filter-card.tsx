import { memo, useState } from 'react'
import { areLinesDone, filterStationLines } from '#shared/kitchen/ticket-items'
import { useWords } from '#base/language/use-words'
import { shortenDishList } from './filter'
import { TicketContact } from '../tickets/order-info'
import { TicketPayment } from '../tickets/ticket-payment'
import { AllMadeNotice, AllergyNotes, Instructions, TicketDetailsLink, TicketLines } from '../tickets/ticket-lines'
import { HandoverNotes } from '../tickets/handover-notes'
import { StatusSelect, TicketMenu } from '../tickets/ticket-buttons'
import type { TicketCardProps } from '../tickets/ticket-card'
import { TicketFrame } from '../tickets/ticket-frame'
import { TicketChanges } from '../tickets/ticket-changes'

/** One order on the filter board, with a control to set any status. */
export const FilterCard = memo(function FilterCard({ ticket, station, isChosen }: TicketCardProps) {
  const { tickets: words } = useWords()
  const [isComplete, setIsComplete] = useState(false)
  const lines = filterStationLines(ticket.orderItems, station)
  const { shown, more } = shortenDishList(lines)
  return (
    <TicketFrame ticket={ticket} isChosen={isChosen}>
      <AllergyNotes ticket={ticket} />
      <TicketChanges ticket={ticket} />
      <HandoverNotes ticket={ticket} />
      <Instructions ticket={ticket} />
      <TicketLines ticket={ticket} lines={isComplete ? lines : shown} />
      {more > 0 && !isComplete && (
        <button type="button" className="more" onClick={() => setIsComplete(true)}>
          {words.moreItems(more)}
        </button>
      )}
      <TicketDetailsLink ticket={ticket} />
      <TicketContact ticket={ticket} />
      <TicketPayment ticket={ticket} />
      {areLinesDone(lines) && <AllMadeNotice>{words.allMade}</AllMadeNotice>}
      <div className="acts">
        <StatusSelect ticket={ticket} />
        {ticket.status !== 'cancelled' && <TicketMenu ticket={ticket} />}
      </div>
    </TicketFrame>
  )
})
