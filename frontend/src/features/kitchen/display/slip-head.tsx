import type { Ticket } from '#shared/contract/orders'
import { formatCountdown, getTicketUrgency, getPromisedAt } from '#shared/rules/kitchen-promise'
import type { TicketUrgency } from '#shared/rules/kitchen-promise'
import { getFiredAt } from '#shared/rules/kitchen-schedule'
import { useLocationConfig } from '#base/location/location'
import { useClockValue } from '../clock'
import { orderTypeLabels } from '../components/order-types'
import { TicketDetails } from '../components/ticket-details'
import { formatMoment } from '../times'

/** So long a ticket is marked as new. */
const NEW_MS = 90_000

/** What the colour says, for whom it says nothing; in green there is room for what is new. */
const marks = { calm: '', soon: 'SOON', late: 'LATE' } as const satisfies Record<TicketUrgency, string>
const words = 'in time'

const Left = ({ ticket }: { readonly ticket: Ticket }) => (
  <time className="left" dateTime={new Date(getPromisedAt(ticket)).toISOString()}>
    {useClockValue((now) => formatCountdown(ticket, now))}
  </time>
)

type SlipHeadProps = { readonly ticket: Ticket; readonly headingId: string; readonly hasFailed: boolean }

/**
 * The number to call, and what is left until the promise: green, yellow, red. A tap on it opens the
 * ticket's details.
 */
export function DisplayTicketHeader({ ticket, headingId, hasFailed }: SlipHeadProps) {
  const location = useLocationConfig()
  const { orderType, scheduledFor, ticketNumber, customerInfo } = ticket
  const haste = useClockValue((now) => getTicketUrgency(ticket, now))
  const since = getFiredAt(ticket)
  const isNew = useClockValue((now) => now - since < NEW_MS)
  const { Icon, label } = orderTypeLabels[orderType]
  return (
    <header data-haste={haste} data-new={isNew}>
      <div className="top">
        <h2 id={headingId}>
          <span>#</span>
          {ticketNumber}
        </h2>
        <Left ticket={ticket} />
      </div>
      <div className="under">
        <Icon />
        <strong role="alert">{hasFailed && 'Failed to update order status'}</strong>
        <span hidden={hasFailed}>
          {label} · {customerInfo.name || 'Guest'}
          {scheduledFor && ` · for ${formatMoment(location, scheduledFor)}`}
        </span>
        <b>{marks[haste] || (isNew ? 'NEW' : '')}</b>
        <span className="sr-only">{haste === 'calm' && words}</span>
      </div>
      <TicketDetails ticket={ticket} className="open" />
    </header>
  )
}
