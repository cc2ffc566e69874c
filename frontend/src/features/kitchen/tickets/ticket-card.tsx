import type { Station } from '#shared/menu/contract'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import { memo } from 'react'
import { areLinesDone, filterStationLines } from '#shared/kitchen/ticket-items'
import type { OrderStatus } from '#shared/orders/constants'
import { getNextBoardAction, isReadyStatus } from '#shared/orders/status'
import { useWords } from '#base/language/use-words'
import { getTicketAllergens } from './tickets'
import { useOneBump, useTicketActions } from '../board/board-contexts'
import { TicketContact } from './order-info'
import { AllMadeNotice, AllergyNotes, Instructions, TicketDetailsLink, TicketLines } from './ticket-lines'
import { HandoverNotes, PackingList } from './handover-notes'
import { TicketPayment } from './ticket-payment'
import { StageBar } from './stage-bar'
import { TicketFrame } from './ticket-frame'
import { TicketChanges } from './ticket-changes'
import { TicketMenu } from './ticket-buttons'
import { TriangleAlertIcon } from 'lucide-react'

/** A card's props. All of them stay identical until the ticket changes, so that `memo` works. */
export type TicketCardProps = {
  readonly ticket: Ticket
  /** The station that the board shows; null for all. */
  readonly station: Station | null
  readonly isChosen: boolean
  readonly hasFailed: boolean
}

/** From plating on, a tap on a dish's row packs it; before, it strikes the dish. */
const isBeingPacked = (status: OrderStatus): boolean => status === 'plating' || isReadyStatus(status)

/** One order on the simple board, with its next action. */
export const TicketCard = memo(function TicketCard({ ticket, station, isChosen, hasFailed }: TicketCardProps) {
  const { tickets: words } = useWords()
  const { move, strike } = useTicketActions()
  const { ticketNumber, status, orderItems } = ticket
  const action = getNextBoardAction(status, useOneBump())
  const lines = filterStationLines(orderItems, station)
  const others = orderItems.length - lines.length
  const isMade = areLinesDone(lines)
  const isStationAtWork = station !== null && !isMade
  const hasPacking = station === null && ticket.packing !== undefined
  return (
    <TicketFrame ticket={ticket} isChosen={isChosen}>
      <AllergyNotes ticket={ticket} />
      <TicketChanges ticket={ticket} />
      <HandoverNotes ticket={ticket} isPacking={hasPacking} />
      <Instructions ticket={ticket} />
      <TicketLines ticket={ticket} lines={lines} isPacking={hasPacking && isBeingPacked(status)} />
      {others > 0 && <div className="more">{words.atOtherStations(others)}</div>}
      {hasPacking && <PackingList ticket={ticket} rows={lines} />}
      <TicketDetailsLink ticket={ticket} />
      <TicketContact ticket={ticket} />
      <TicketPayment ticket={ticket} />
      {isMade && <AllMadeNotice>{station ? words.allMadeAt(words.stations[station]) : words.allMade}</AllMadeNotice>}
      <StageBar ticket={ticket} hasFailed={hasFailed} />
      <div className="acts">
        {isStationAtWork ? (
          <button
            type="button"
            className="bump"
            aria-label={words.madeFor(words.stations[station], ticketNumber)}
            onClick={() =>
              strike(
                ticket,
                lines.filter(({ isStruck }) => !isStruck),
                true,
              )
            }
          >
            {words.made(words.stations[station])}
          </button>
        ) : (
          action && (
            <button
              type="button"
              className="bump"
              aria-label={words.actionOf(words.actions[action.label], ticketNumber)}
              onClick={() => move(ticket, { status: action.status, kitchenStatus: action.kitchenStatus })}
            >
              {words.actions[action.label]}
            </button>
          )
        )}
        <TicketMenu ticket={ticket} />
      </div>
    </TicketFrame>
  )
})

/** The allergens that dishes declare, and whether a dish declares none. */
function AllergenLine({ lines }: { readonly lines: readonly TicketLine[] }) {
  const { tickets: words } = useWords()
  const { allergens, undeclared } = getTicketAllergens(lines)
  if (allergens.length === 0 && !undeclared) return null
  return (
    <div className="allergens">
      <TriangleAlertIcon />
      <div>
        {allergens.length > 0 && (
          <>
            <strong>{words.allergens}:</strong> {words.listOf(allergens.map(words.allergy.nameOf))}
          </>
        )}
        {undeclared && <span>{words.undeclared}</span>}
      </div>
    </div>
  )
}

/** A read-only ticket, which the desk uses to preview a dish. */
export const TicketPreview = ({ ticket }: { readonly ticket: Ticket }) => (
  <TicketFrame ticket={ticket} isChosen={false}>
    <TicketLines ticket={ticket} lines={ticket.orderItems} />
    <AllergenLine lines={ticket.orderItems} />
  </TicketFrame>
)
