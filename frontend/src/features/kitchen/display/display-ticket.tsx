import './display-ticket.css'
import type { Ticket } from '#shared/orders/contract'
import {
  formatCountdown,
  getFiredAt,
  getMovedMinutes,
  getFirstPromisedAt,
  getTicketUrgency,
  type TicketUrgency,
} from '#shared/orders/timing/ticket-timing'
import { useLocationConfig } from '#base/location/location'
import { useClockValue } from '../board/clock'
import { TicketContact, orderTypeLabels } from '../tickets/order-info'
import { TicketPayment } from '../tickets/ticket-payment'
import { StatusSelect, TicketDetails, TicketMenu } from '../tickets/ticket-buttons'
import { formatMoment, formatTicketAge, getTicketAgeMs, stationNames } from '../tickets/tickets'
import { CheckIcon } from 'lucide-react'
import { memo, useEffect, useId, useRef } from 'react'
import {
  areLinesDone,
  countOpenItemsByStation,
  filterStationLines,
  getCookStation,
  getExpoAction,
  type DisplayStation,
} from '#shared/kitchen/ticket-items'
import { getNextBoardAction } from '#shared/orders/status'
import { AllergyNotes, Instructions, TicketLines } from '../tickets/ticket-lines'
import { HandoverNotes, PackingList } from '../tickets/handover-notes'
import { StageBar } from '../tickets/stage-bar'
import { TicketChanges } from '../tickets/ticket-changes'
import { useOneBump, useTicketActions } from '../board/board-contexts'

/** How long a ticket is marked as new. */
const NEW_MS = 90_000

/**
 * The urgency as text, for people who can't tell the colors apart. Calm tickets may show NEW
 * instead.
 */
const urgencyLabels = { calm: '', soon: 'SOON', late: 'LATE' } as const satisfies Record<TicketUrgency, string>
const CALM_LABEL = 'in time'

/** The largest figure: the time until the first promise, or how late the order is by it. */
function Left({ ticket }: { readonly ticket: Ticket }) {
  const [time, late] = useClockValue((now) => formatCountdown(ticket, now)).split(/ (?=late$)/)
  return (
    <time className="left" dateTime={new Date(getFirstPromisedAt(ticket)).toISOString()}>
      {time}
      {late && <small> {late}</small>}
    </time>
  )
}

/** The time since the kitchen got the order, next to the countdown. */
const Age = ({ since }: { readonly since: number }) => (
  <span className="age">
    <span className="sr-only">Age </span>
    {useClockValue((now) => formatTicketAge(getTicketAgeMs(since, now)))}
  </span>
)

/** `LATE`, and by how many minutes the estimate has moved. An order that moved is not `NEW`. */
function formatMark(urgency: TicketUrgency, movedMinutes: number, isNew: boolean): string {
  const moved = movedMinutes > 0 ? `moved +${movedMinutes}` : ''
  return [urgencyLabels[urgency] || (isNew && !moved ? 'NEW' : ''), moved].filter(Boolean).join(' · ')
}

type DisplayTicketHeaderProps = { readonly ticket: Ticket; readonly headingId: string; readonly hasFailed: boolean }

/**
 * The ticket number, its age and the time left until the first promise, in green, yellow or red. A
 * tap opens the details. What doesn't fit next to the guest's name goes to the next row, because
 * nothing of it may be cut off.
 */
function DisplayTicketHeader({ ticket, headingId, hasFailed }: DisplayTicketHeaderProps) {
  const location = useLocationConfig()
  const { orderType, scheduledFor, ticketNumber, customerInfo } = ticket
  const urgency = useClockValue((now) => getTicketUrgency(ticket, now))
  const since = getFiredAt(ticket)
  const isNew = useClockValue((now) => now - since < NEW_MS) && ticket.status !== 'ready'
  const { Icon, label } = orderTypeLabels[orderType]
  return (
    <header data-haste={urgency} data-new={isNew}>
      <div className="top">
        <h2 id={headingId}>
          <span>#</span>
          {ticketNumber}
        </h2>
        <Age since={since} />
        <Left ticket={ticket} />
      </div>
      <div className="under">
        <strong role="alert">{hasFailed && 'Failed to update order status'}</strong>
        <span className="guest" hidden={hasFailed}>
          <Icon />
          {customerInfo.name || 'Guest'}
        </span>
        <span hidden={hasFailed}>
          {scheduledFor && `for ${formatMoment(location, scheduledFor)} · `}
          {label}
        </span>
        <b>{formatMark(urgency, getMovedMinutes(ticket), isNew)}</b>
        <span className="sr-only">{urgency === 'calm' && CALM_LABEL}</span>
      </div>
      <TicketDetails ticket={ticket} className="open" />
    </header>
  )
}

export type DisplayTicketProps = {
  readonly ticket: Ticket
  /** The station that this screen shows; null for the whole kitchen. */
  readonly post: DisplayStation | null
  /** The control that advances a ticket: one button, or a choice of any stage. */
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

/** The action of this screen: a station strikes its lines, the expeditor calls and hands out. */
function TicketActionButton({ ticket, post, way }: Pick<DisplayTicketProps, 'ticket' | 'post' | 'way'>) {
  const { move, strike } = useTicketActions()
  const isOneBump = useOneBump()
  const station = getCookStation(post)
  if (station) {
    const toMake = filterStationLines(ticket.orderItems, station).filter(({ isStruck }) => !isStruck)
    // The ticket stays until the station has seen that its dishes were removed.
    if (toMake.length === 0) return null
    return <Bump label={`${stationNames[station]} made`} ticket={ticket} onBump={() => strike(ticket, toMake, true)} />
  }
  const action =
    post === 'expo' ? getExpoAction(ticket.status, isOneBump) : getNextBoardAction(ticket.status, isOneBump)
  if (way === 'select' && post === null) return <StatusSelect ticket={ticket} />
  if (!action) return null
  const { label, ...to } = action
  return <Bump label={label} ticket={ticket} onBump={() => move(ticket, to)} />
}

/** The open portions of each station, also as text for people who can't tell colors apart. */
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
 * Whether to show the destination: always to the expeditor, and on other screens from plating on.
 */
const isLeaving = ({ status }: Ticket, post: DisplayStation | null): boolean =>
  post === 'expo' || (post === null && (status === 'plating' || status === 'ready'))

/** A ticket on a display: time left, allergies above all dishes, and nothing collapsed. */
export const DisplayTicket = memo(function DisplayTicket({
  ticket,
  post,
  way,
  isChosen,
  hasFailed,
}: DisplayTicketProps) {
  const headingId = useId()
  const paper = useRef<HTMLElement>(null)
  const { move } = useTicketActions()
  const { orderItems, ticketNumber } = ticket
  const lines = filterStationLines(orderItems, getCookStation(post))
  const others = orderItems.length - lines.length
  // Focus a ticket chosen by a key, so that the next key acts on it.
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
      <AllergyNotes ticket={ticket} />
      <TicketChanges ticket={ticket} />
      <HandoverNotes ticket={ticket} />
      <Instructions ticket={ticket} />
      <TicketLines ticket={ticket} lines={lines} />
      {others > 0 && <div className="more">and {others} at other stations</div>}
      {post === 'expo' && <Owed ticket={ticket} />}
      {post === 'expo' && <PackingList ticket={ticket} />}
      {isLeaving(ticket, post) && <TicketContact ticket={ticket} />}
      <TicketPayment ticket={ticket} />
      <StageBar ticket={ticket} />
      <div className="acts">
        <TicketActionButton ticket={ticket} post={post} way={way} />
        <TicketMenu
          ticketNumber={ticketNumber}
          guest={ticket.customerInfo.name}
          status={ticket.status}
          onCancel={(cancellation) => move(ticket, { status: 'cancelled', ...cancellation })}
        />
      </div>
    </article>
  )
})
