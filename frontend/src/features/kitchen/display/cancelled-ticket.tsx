import type { Ticket } from '#shared/orders/contract'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { formatModifiers } from '#shared/kitchen/ticket-items'
import { OctagonXIcon } from 'lucide-react'

type CancelledTicketProps = { readonly ticket: Ticket; readonly onSeen: (id: string) => void }

/** A ticket that was cancelled elsewhere: its dishes crossed out, until a cook acknowledges it. */
export const CancelledTicket = ({ ticket, onSeen }: CancelledTicketProps) => (
  <article className="slip" data-cancelled aria-label={`Ticket ${ticket.ticketNumber} cancelled`}>
    <div className="cancelled">
      <OctagonXIcon />
      <strong>
        #{ticket.ticketNumber} CANCELLED
        <small>Stop making it. {ticket.customerInfo.name || 'Guest'}</small>
      </strong>
    </div>
    <ul className="lines">
      {ticket.orderItems.map((line) => (
        <li key={line.id}>
          <s className="line">
            {line.quantity}× {formatDishName(line)}
          </s>
          {formatModifiers(line) && <s className="choice">{formatModifiers(line)}</s>}
        </li>
      ))}
    </ul>
    <div className="acts">
      <button
        type="button"
        className="bump"
        aria-label={`Ticket ${ticket.ticketNumber} seen`}
        onClick={() => onSeen(ticket.id)}
      >
        Seen
      </button>
    </div>
  </article>
)
