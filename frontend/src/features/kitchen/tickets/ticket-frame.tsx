import './ticket.css'
import { ClockIcon, TriangleAlertIcon } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { isActiveStatus } from '#shared/orders/status'
import {
  getFiredAt,
  getFirstPromisedAt,
  getMovedMinutes,
  getTicketUrgency,
  formatCountdown,
} from '#shared/orders/timing/ticket-timing'
import { useWords } from '#base/language/use-words'
import { useClockValue } from '../board/clock'
import { getUrgency } from './tickets'
import { formatTicketAge, getTicketAgeMs, useTimes } from './times'
import { orderTypeIcons } from './order-info'

type AgeProps = { readonly since: number; readonly until: number | undefined }

function AgeText({ since, until }: AgeProps) {
  const { countdown } = useWords().tickets
  return useClockValue((now) => formatTicketAge(getTicketAgeMs(since, until ?? now), countdown))
}

/** The time since the order arrived, updated every second. */
const Age = ({ since, until }: AgeProps) => (
  <time className="age" dateTime={new Date(since).toISOString()}>
    <AgeText since={since} until={until} />
  </time>
)

/** How late the order is by its first promise, the largest figure of a late card. */
function Late({ ticket }: { readonly ticket: Ticket }) {
  const { countdown } = useWords().tickets
  return <strong>{useClockValue((now) => formatCountdown(ticket, now, countdown))}</strong>
}

type TicketFrameProps = { readonly ticket: Ticket; readonly isChosen: boolean; readonly children: ReactNode }

/** A ticket's frame: order type, age, number and customer. */
export function TicketFrame({ ticket, isChosen, children }: TicketFrameProps) {
  const headingId = useId()
  const { tickets: words } = useWords()
  const { moment } = useTimes()
  const paper = useRef<HTMLElement>(null)
  const { orderType, kitchenStatus, ticketNumber, scheduledFor, completedAt } = ticket
  const since = getFiredAt(ticket)
  const isOver = completedAt !== undefined
  const urgency = useClockValue((now) => (isOver ? 'normal' : getUrgency(getTicketAgeMs(since, now))))
  const isLate = useClockValue(
    (now) => !isOver && isActiveStatus(ticket.status) && getTicketUrgency(ticket, now) === 'late',
  )
  const moved = getMovedMinutes(ticket)
  const Icon = orderTypeIcons[orderType]
  // Focus a ticket chosen by a key, so that the next key acts on it.
  useEffect(() => {
    if (isChosen) paper.current?.focus()
  }, [isChosen])
  return (
    <article
      ref={paper}
      className="ticket"
      tabIndex={-1}
      aria-labelledby={headingId}
      data-ticket={ticket.id}
      data-urgency={urgency}
      data-stage={kitchenStatus}
      data-chosen={isChosen}
    >
      <div className="type" data-type={orderType}>
        <Icon />
        {words.orderTypes[orderType]}
        <Age since={since} until={isOver ? Date.parse(completedAt) : undefined} />
      </div>
      <div className="body">
        <div className="head">
          <h2 id={headingId}>
            <span>#</span>
            {ticketNumber}
          </h2>
          <div className="who">
            {scheduledFor && <strong>{words.scheduledFor(moment(scheduledFor))}</strong>}
            {ticket.customerInfo.name || words.guest}
            {!isOver && <span className="due">{words.due(moment(getFirstPromisedAt(ticket)))}</span>}
          </div>
        </div>
        {urgency === 'high' && (
          <div className="sign">
            <TriangleAlertIcon />
            {words.waitingHigh}
          </div>
        )}
        {urgency === 'medium' && (
          <div className="sign">
            <ClockIcon />
            {words.waitingMedium}
          </div>
        )}
        {isLate && (
          <div className="sign" data-late>
            <TriangleAlertIcon />
            <Late ticket={ticket} />
            {moved > 0 && <small>{words.moved(moved)}</small>}
          </div>
        )}
        {children}
      </div>
    </article>
  )
}
