import type { Ticket } from '#shared/orders/contract'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { formatModifiers } from '#shared/kitchen/ticket-items'
import { OctagonXIcon } from 'lucide-react'
import { useWords } from '#base/language/use-words'

type CancelledTicketProps = { readonly ticket: Ticket; readonly onSeen: (id: string) => void }

/** A ticket that was cancelled elsewhere: its dishes crossed out, until a cook acknowledges it. */
export function CancelledTicket({ ticket, onSeen }: CancelledTicketProps) {
  const { tickets: words } = useWords()
  return (
    <article className="slip" data-cancelled aria-label={words.cancelledLabel(ticket.ticketNumber)}>
      <div className="cancelled">
        <OctagonXIcon />
        <strong>
          {words.cancelledHead(ticket.ticketNumber)}
          <small>
            {words.stopMaking} {ticket.customerInfo.name || words.guest}
          </small>
        </strong>
      </div>
      <ul className="lines">
        {ticket.orderItems.map((line) => (
          <li key={line.id}>
            <s className="line">
              {line.quantity}× {formatDishName(line)}
            </s>
            {formatModifiers(line) && <s className="choice">{formatModifiers(line, words.no)}</s>}
          </li>
        ))}
      </ul>
      <div className="acts">
        <button
          type="button"
          className="bump"
          aria-label={words.seenOf(ticket.ticketNumber)}
          onClick={() => onSeen(ticket.id)}
        >
          {words.seen}
        </button>
      </div>
    </article>
  )
}
