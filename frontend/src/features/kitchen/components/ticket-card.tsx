import { memo } from 'react'
import { areLinesDone, filterStationLines } from '#shared/rules/kitchen-counts'
import { nextBoardActions } from '#shared/rules/order-status'
import { stationNames } from '../stations'
import { useTicketActions } from '../work-context'
import { TicketContact } from './contact'
import { TicketNote } from './note'
import { StageBar } from './stage-bar'
import type { TicketCardProps } from './ticket-card-props'
import { TicketFrame } from './ticket-frame'
import { AllergyNotes, AllMadeNotice, TicketDetailsLink, TicketLines } from './ticket-lines'
import { TicketMenu } from './ticket-menu'

/** One order on the simple board, with the one thing to do next. */
export const TicketCard = memo(function TicketCard({ ticket, station, isChosen, hasFailed }: TicketCardProps) {
  const { move, strike } = useTicketActions()
  const { ticketNumber, status, specialInstructions, orderItems } = ticket
  const action = nextBoardActions[status]
  const lines = filterStationLines(orderItems, station)
  const others = orderItems.length - lines.length
  const isMade = areLinesDone(lines)
  const isStationAtWork = station !== null && !isMade
  return (
    <TicketFrame ticket={ticket} isChosen={isChosen}>
      <AllergyNotes lines={orderItems} />
      {specialInstructions && <TicketNote>{specialInstructions}</TicketNote>}
      <TicketLines ticket={ticket} lines={lines} />
      {others > 0 && <div className="more">and {others} at other stations</div>}
      <TicketDetailsLink ticket={ticket} />
      <TicketContact ticket={ticket} />
      {isMade && <AllMadeNotice>{station ? `All made at ${stationNames[station]}` : 'All lines made'}</AllMadeNotice>}
      <StageBar ticket={ticket} hasFailed={hasFailed} />
      <div className="acts">
        {isStationAtWork ? (
          <button
            type="button"
            className="bump"
            aria-label={`${stationNames[station]} made for ticket ${ticketNumber}`}
            onClick={() =>
              strike(
                ticket,
                lines.filter(({ isStruck }) => !isStruck),
                true,
              )
            }
          >
            {stationNames[station]} made
          </button>
        ) : (
          action && (
            <button
              type="button"
              className="bump"
              aria-label={`${action.label} ticket ${ticketNumber}`}
              onClick={() => move(ticket, { status: action.status, kitchenStatus: action.kitchenStatus })}
            >
              {action.label}
            </button>
          )
        )}
        <TicketMenu ticketNumber={ticketNumber} onCancel={() => move(ticket, { status: 'cancelled' })} />
      </div>
    </TicketFrame>
  )
})
