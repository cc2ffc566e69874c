import { CheckIcon } from 'lucide-react'
import { memo, useEffect, useId, useRef } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { areLinesDone, filterStationLines } from '#shared/rules/kitchen-counts'
import { getExpoAction, countOpenItemsByStation, getCookStation } from '#shared/rules/kitchen-posts'
import type { DisplayStation } from '#shared/rules/kitchen-posts'
import { nextBoardActions } from '#shared/rules/order-status'
import { TicketContact } from '../components/contact'
import { TicketNote } from '../components/note'
import { StageBar } from '../components/stage-bar'
import { StatusSelect } from '../components/status-select'
import { AllergyNotes, TicketLines } from '../components/ticket-lines'
import { TicketMenu } from '../components/ticket-menu'
import { stationNames } from '../stations'
import { useTicketActions } from '../work-context'
import { DisplayTicketHeader } from './slip-head'
import './slip.css'

export type DisplayTicketProps = {
  readonly ticket: Ticket
  /** Whose screen this is; null for all of the kitchen. */
  readonly post: DisplayStation | null
  /** How the board moves a ticket on: one button for its stage, or any stage chosen. */
  readonly way: 'button' | 'select'
  readonly isChosen: boolean
  readonly hasFailed: boolean
}

type BumpProps = { readonly label: string; readonly ticket: Ticket; readonly onBump: () => void }

const Bump = ({ label, ticket, onBump }: BumpProps) => (
  <button type="button" className="bump" aria-label={`${label} ticket ${ticket.ticketNumber}`} onClick={onBump}>
    {label}
  </button>
)

/**
 * What this screen does with a ticket: a station makes its lines, the expeditor calls and hands
 * out.
 */
function SlipAct({ ticket, post, way }: Pick<DisplayTicketProps, 'ticket' | 'post' | 'way'>) {
  const { move, strike } = useTicketActions()
  const station = getCookStation(post)
  if (station) {
    const toMake = filterStationLines(ticket.orderItems, station).filter(({ isStruck }) => !isStruck)
    return <Bump label={`${stationNames[station]} made`} ticket={ticket} onBump={() => strike(ticket, toMake, true)} />
  }
  const action = post === 'expo' ? getExpoAction(ticket.status) : nextBoardActions[ticket.status]
  if (way === 'select' && post === null) return <StatusSelect ticket={ticket} />
  if (!action) return null
  const { label, ...to } = action
  return <Bump label={label} ticket={ticket} onBump={() => move(ticket, to)} />
}

/** What each station still owes; said in words too, for whom colours are alike. */
const Owed = ({ ticket }: { readonly ticket: Ticket }) => (
  <ul className="owed" aria-label="Stations">
    {countOpenItemsByStation(ticket).map(({ station, owed }) => (
      <li key={station} data-done={owed === 0}>
        {owed === 0 ? <CheckIcon /> : <b>{owed}</b>} {stationNames[station]}
        <span className="sr-only">{owed === 0 ? ' done' : ' to make'}</span>
      </li>
    ))}
  </ul>
)

/**
 * Where an order goes matters to who sends it out: to the expeditor always, else once it is being
 * plated.
 */
const isLeaving = ({ status }: Ticket, post: DisplayStation | null): boolean =>
  post === 'expo' || (post === null && (status === 'plating' || status === 'ready'))

/**
 * A ticket on a display: its head against the promise, allergies above all dishes, nothing folded
 * away.
 */
export const DisplayTicket = memo(function Slip({ ticket, post, way, isChosen, hasFailed }: DisplayTicketProps) {
  const headingId = useId()
  const paper = useRef<HTMLElement>(null)
  const { move } = useTicketActions()
  const { orderItems, specialInstructions, ticketNumber } = ticket
  const lines = filterStationLines(orderItems, getCookStation(post))
  const others = orderItems.length - lines.length
  // A ticket that was chosen by a key is where the next key goes.
  useEffect(() => {
    if (isChosen) paper.current?.focus({ preventScroll: true })
  }, [isChosen])
  return (
    <article
      ref={paper}
      className="slip"
      tabIndex={-1}
      aria-labelledby={headingId}
      data-ticket={ticket.id}
      data-stage={ticket.kitchenStatus}
      data-chosen={isChosen}
      data-made={areLinesDone(lines)}
    >
      <DisplayTicketHeader ticket={ticket} headingId={headingId} hasFailed={hasFailed} />
      <AllergyNotes lines={orderItems} />
      {specialInstructions && <TicketNote>{specialInstructions}</TicketNote>}
      <TicketLines ticket={ticket} lines={lines} />
      {others > 0 && <div className="more">and {others} at other stations</div>}
      {post === 'expo' && <Owed ticket={ticket} />}
      {isLeaving(ticket, post) && <TicketContact ticket={ticket} />}
      <StageBar ticket={ticket} />
      <div className="acts">
        <SlipAct ticket={ticket} post={post} way={way} />
        <TicketMenu ticketNumber={ticketNumber} onCancel={() => move(ticket, { status: 'cancelled' })} />
      </div>
    </article>
  )
})
