import { memo } from 'react'
import { areStruck, linesAt } from '#shared/rules/kitchen-counts'
import { nextAction } from '#shared/rules/order-status'
import { stationNames } from '../stations'
import { useWork } from '../work-context'
import { Contact } from './contact'
import { Note } from './note'
import { StageBar } from './stage-bar'
import type { TicketCardProps } from './ticket-card-props'
import { TicketFrame } from './ticket-frame'
import { Allergies, AllMade, DetailsLine, TicketLines } from './ticket-lines'
import { TicketMenu } from './ticket-menu'

/** One order on the simple board, with the one thing to do next. */
export const TicketCard = memo(function TicketCard({ ticket, station, isChosen, hasFailed }: TicketCardProps) {
  const { move, strike } = useWork()
  const { ticketNumber, status, specialInstructions, orderItems } = ticket
  const action = nextAction[status]
  const lines = linesAt(orderItems, station)
  const others = orderItems.length - lines.length
  const isMade = areStruck(lines)
  const isStationAtWork = station !== null && !isMade
  return (
    <TicketFrame ticket={ticket} isChosen={isChosen}>
      <Allergies lines={orderItems} />
      {specialInstructions && <Note>{specialInstructions}</Note>}
      <TicketLines ticket={ticket} lines={lines} />
      {others > 0 && <div className="more">and {others} at other stations</div>}
      <DetailsLine ticket={ticket} />
      <Contact ticket={ticket} />
      {isMade && <AllMade>{station ? `All made at ${stationNames[station]}` : 'All lines made'}</AllMade>}
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
