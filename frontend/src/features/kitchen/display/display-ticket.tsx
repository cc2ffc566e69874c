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
import { useWords, type Words } from '#base/language/use-words'
import { useClockValue } from '../board/clock'
import { TicketContact, orderTypeIcons } from '../tickets/order-info'
import { TicketPayment } from '../tickets/ticket-payment'
import { StatusSelect, TicketDetails, TicketMenu } from '../tickets/ticket-buttons'
import { formatTicketAge, getTicketAgeMs, useTimes } from '../tickets/times'
import { CheckIcon } from 'lucide-react'
import { memo, useEffect, useId, useRef } from 'react'
import {
  areLinesDone,
  countOpenItemsByStation,
  filterStationLines,
  getCookStation,
  type DisplayStation,
} from '#shared/kitchen/ticket-items'
import { getExpoAction, getNextBoardAction, isReadyStatus } from '#shared/orders/status'
import { AllergyNotes, Instructions, TicketLines } from '../tickets/ticket-lines'
import { HandoverNotes, PackingList } from '../tickets/handover-notes'
import { StageBar } from '../tickets/stage-bar'
import { TicketChanges } from '../tickets/ticket-changes'
import { useOneBump, useTicketActions } from '../board/board-contexts'

/** How long a ticket is marked as new. */
const NEW_MS = 90_000

/** The largest figure: the time until the first promise, or how late the order is by it. */
function Left({ ticket }: { readonly ticket: Ticket }) {
  const { countdown } = useWords().tickets
  const text = useClockValue((now) => formatCountdown(ticket, now, countdown))
  const late = text.endsWith(` ${countdown.late}`) ? countdown.late : ''
  const time = text.slice(0, text.length - late.length).trim()
  return (
    <time className="left" dateTime={new Date(getFirstPromisedAt(ticket)).toISOString()}>
      {time}
      {late && <small> {late}</small>}
    </time>
  )
}

/** The time since the kitchen got the order, next to the countdown. */
function Age({ since }: { readonly since: number }) {
  const { age, countdown } = useWords().tickets
  return (
    <span className="age">
      <span className="sr-only">{age} </span>
      {useClockValue((now) => formatTicketAge(getTicketAgeMs(since, now), countdown))}
    </span>
  )
}

type Mark = { readonly urgency: TicketUrgency; readonly movedMinutes: number; readonly isNew: boolean }

/**
 * `LATE`, for people who can't tell the colors apart, and by how many minutes the estimate has
 * moved. An order that moved is not `NEW`.
 */
function formatMark({ urgency, movedMinutes, isNew }: Mark, words: Words['tickets']): string {
  const moved = movedMinutes > 0 ? words.moved(movedMinutes) : ''
  const mark = urgency === 'calm' ? (isNew && !moved ? words.isNew : '') : words[urgency]
  return [mark, moved].filter(Boolean).join(' · ')
}

type DisplayTicketHeaderProps = { readonly ticket: Ticket; readonly headingId: string; readonly hasFailed: boolean }

/**
 * The ticket number, its age and the time left until the first promise, in green, yellow or red. A
 * tap opens the details. What doesn't fit next to the guest's name goes to the next row, because
 * nothing of it may be cut off.
 */
function DisplayTicketHeader({ ticket, headingId, hasFailed }: DisplayTicketHeaderProps) {
  const { tickets: words } = useWords()
  const { moment } = useTimes()
  const { orderType, scheduledFor, ticketNumber, customerInfo } = ticket
  const urgency = useClockValue((now) => getTicketUrgency(ticket, now))
  const since = getFiredAt(ticket)
  const isNew = useClockValue((now) => now - since < NEW_MS) && !isReadyStatus(ticket.status)
  const Icon = orderTypeIcons[orderType]
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
        <strong role="alert">{hasFailed && words.updateFailed}</strong>
        <span className="guest" hidden={hasFailed}>
          <Icon />
          {customerInfo.name || words.guest}
        </span>
        <span hidden={hasFailed}>
          {scheduledFor && `${words.forTime(moment(scheduledFor))} · `}
          {words.orderTypes[orderType]}
        </span>
        <b>{formatMark({ urgency, movedMinutes: getMovedMinutes(ticket), isNew }, words)}</b>
        <span className="sr-only">{urgency === 'calm' && words.inTime}</span>
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

function Bump({ label, ticket, onBump }: BumpProps) {
  const { actionOf } = useWords().tickets
  return (
    <button type="button" className="bump" aria-label={actionOf(label, ticket.ticketNumber)} onClick={onBump}>
      {label}
    </button>
  )
}

/** The action of this screen: a station strikes its lines, the expeditor calls and hands out. */
function TicketActionButton({ ticket, post, way }: Pick<DisplayTicketProps, 'ticket' | 'post' | 'way'>) {
  const { tickets: words } = useWords()
  const { move, strike } = useTicketActions()
  const isOneBump = useOneBump()
  const station = getCookStation(post)
  if (station) {
    const toMake = filterStationLines(ticket.orderItems, station).filter(({ isStruck }) => !isStruck)
    // The ticket stays until the station has seen that its dishes were removed.
    if (toMake.length === 0) return null
    return (
      <Bump label={words.made(words.stations[station])} ticket={ticket} onBump={() => strike(ticket, toMake, true)} />
    )
  }
  const action =
    post === 'expo' ? getExpoAction(ticket.status, isOneBump) : getNextBoardAction(ticket.status, isOneBump)
  if (way === 'select' && post === null) return <StatusSelect ticket={ticket} />
  if (!action) return null
  const { label, ...to } = action
  return <Bump label={words.actions[label]} ticket={ticket} onBump={() => move(ticket, to)} />
}

type OwedProps = {
  readonly ticket: Ticket
  /** Where the dishes themselves say that they are made, only what is open is worth a row. */
  readonly isPacking: boolean
}

/** The open portions of each station, also as text for people who can't tell colors apart. */
function Owed({ ticket, isPacking }: OwedProps) {
  const { tickets: words } = useWords()
  const stations = countOpenItemsByStation(ticket).filter(({ owed }) => owed > 0 || !isPacking)
  if (stations.length === 0) return null
  return (
    <ul className="owed" aria-label={words.stationsLabel}>
      {stations.map(({ station, owed }) => (
        <li key={station} data-done={owed === 0}>
          {owed === 0 ? <CheckIcon /> : <b>{owed}</b>} {words.stations[station]}
          <span className="sr-only"> {owed === 0 ? words.done : words.toMake}</span>
        </li>
      ))}
    </ul>
  )
}

/**
 * Whether to show the destination: always to the expeditor, and on other screens from plating on.
 */
const isLeaving = ({ status }: Ticket, post: DisplayStation | null): boolean =>
  post === 'expo' || (post === null && (status === 'plating' || isReadyStatus(status)))

/** A ticket on a display: time left, allergies above all dishes, and nothing collapsed. */
export const DisplayTicket = memo(function DisplayTicket({
  ticket,
  post,
  way,
  isChosen,
  hasFailed,
}: DisplayTicketProps) {
  const { tickets: words } = useWords()
  const headingId = useId()
  const paper = useRef<HTMLElement>(null)
  const { orderItems } = ticket
  const lines = filterStationLines(orderItems, getCookStation(post))
  const others = orderItems.length - lines.length
  const isPacking = post === 'expo' && ticket.packing !== undefined
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
      <HandoverNotes ticket={ticket} isPacking={isPacking} />
      <Instructions ticket={ticket} />
      <TicketLines ticket={ticket} lines={lines} isPacking={isPacking} />
      {others > 0 && <div className="more">{words.atOtherStations(others)}</div>}
      {post === 'expo' && <Owed ticket={ticket} isPacking={isPacking} />}
      {isPacking && <PackingList ticket={ticket} rows={lines} />}
      {isLeaving(ticket, post) && <TicketContact ticket={ticket} />}
      <TicketPayment ticket={ticket} />
      <StageBar ticket={ticket} />
      <div className="acts">
        <TicketActionButton ticket={ticket} post={post} way={way} />
        <TicketMenu ticket={ticket} />
      </div>
    </article>
  )
})
