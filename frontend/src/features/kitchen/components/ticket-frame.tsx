import { ClockIcon, TriangleAlertIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { firedSince } from '#shared/rules/kitchen-schedule'
import { useLocationConfig } from '#base/location/location'
import { useClock } from '../clock'
import { ageOf, ageText, urgencyOf } from '../tickets'
import { timeText } from '../times'
import { orderTypes } from './order-types'
import './ticket.css'

/** How long the kitchen has had it, by the second. */
const Age = ({ since, until }: { readonly since: number; readonly until: number | undefined }) => (
  <time className="age" dateTime={new Date(since).toISOString()}>
    {useClock((now) => ageText(ageOf(since, until ?? now)))}
  </time>
)

type TicketFrameProps = { readonly ticket: Ticket; readonly isChosen: boolean; readonly children: ReactNode }

/**
 * A ticket's paper: how it leaves the house, how long it has waited, its number and whose it is.
 */
export function TicketFrame({ ticket, isChosen, children }: TicketFrameProps) {
  const headingId = useId()
  const location = useLocationConfig()
  const paper = useRef<HTMLElement>(null)
  const { orderType, kitchenStatus, ticketNumber, scheduledFor, completedAt } = ticket
  const since = firedSince(ticket)
  const isOver = completedAt !== undefined
  const urgency = useClock((now) => (isOver ? 'normal' : urgencyOf(ageOf(since, now))))
  const { Icon, label } = orderTypes[orderType]
  // A ticket that was chosen by a key is where the next key goes.
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
            {scheduledFor && <strong>For {timeText(location, scheduledFor)}</strong>}
            {ticket.customerInfo.name || 'Guest'}
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
        {children}
      </div>
    </article>
  )
}
