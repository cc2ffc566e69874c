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
import { useLocationConfig } from '#base/location/location'
import { useClockValue } from '../board/clock'
import { formatMoment, formatTicketAge, getTicketAgeMs, getUrgency } from './tickets'
import { orderTypeLabels } from './order-info'

/** The time since the order arrived, updated every second. */
const Age = ({ since, until }: { readonly since: number; readonly until: number | undefined }) => (
  <time className="age" dateTime={new Date(since).toISOString()}>
    {useClockValue((now) => formatTicketAge(getTicketAgeMs(since, until ?? now)))}
  </time>
)

/** How late the order is by its first promise, the largest figure of a late card. */
const Late = ({ ticket }: { readonly ticket: Ticket }) => (
  <strong>{useClockValue((now) => formatCountdown(ticket, now))}</strong>
)

type TicketFrameProps = { readonly ticket: Ticket; readonly isChosen: boolean; readonly children: ReactNode }

/** A ticket's frame: order type, age, number and customer. */
export function TicketFrame({ ticket, isChosen, children }: TicketFrameProps) {
  const headingId = useId()
  const location = useLocationConfig()
  const paper = useRef<HTMLElement>(null)
  const { orderType, kitchenStatus, ticketNumber, scheduledFor, completedAt } = ticket
  const since = getFiredAt(ticket)
  const isOver = completedAt !== undefined
  const urgency = useClockValue((now) => (isOver ? 'normal' : getUrgency(getTicketAgeMs(since, now))))
  const isLate = useClockValue(
    (now) => !isOver && isActiveStatus(ticket.status) && getTicketUrgency(ticket, now) === 'late',
  )
  const moved = getMovedMinutes(ticket)
  const { Icon, label } = orderTypeLabels[orderType]
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
        {label}
        <Age since={since} until={isOver ? Date.parse(completedAt) : undefined} />
      </div>
      <div className="body">
        <div className="head">
          <h2 id={headingId}>
            <span>#</span>
            {ticketNumber}
          </h2>
          <div className="who">
            {scheduledFor && <strong>For {formatMoment(location, scheduledFor)}</strong>}
            {ticket.customerInfo.name || 'Guest'}
            {!isOver && <span className="due">Due {formatMoment(location, getFirstPromisedAt(ticket))}</span>}
          </div>
        </div>
        {urgency === 'high' && (
          <div className="sign">
            <TriangleAlertIcon />
            Waiting for 30 minutes and more
          </div>
        )}
        {urgency === 'medium' && (
          <div className="sign">
            <ClockIcon />
            Waiting for 20 minutes and more
          </div>
        )}
        {isLate && (
          <div className="sign" data-late>
            <TriangleAlertIcon />
            <Late ticket={ticket} />
            {moved > 0 && <small>moved +{moved}</small>}
          </div>
        )}
        {children}
      </div>
    </article>
  )
}
