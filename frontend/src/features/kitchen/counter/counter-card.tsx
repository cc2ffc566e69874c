import { TriangleAlertIcon } from 'lucide-react'
import { memo, useId } from 'react'
import { formatAllergyWarning } from '#shared/kitchen/allergy-notes'
import { getAmountToTake, getLastDigits, listCounterChecks, listCounterDishes } from '#shared/kitchen/counter'
import { formatBags } from '#shared/kitchen/packing'
import type { Ticket } from '#shared/orders/contract'
import { usePolicy } from '#base/location/location'
import { useTicketActions } from '../board/board-contexts'
import { PackingTicks } from '../packing/packing-list'
import { formatAddressLine, orderTypeLabels } from '../tickets/order-info'

/** One tap hands a paid order over; of another, the board asks how it is paid. */
function HandOver({ ticket }: { readonly ticket: Ticket }) {
  const { move } = useTicketActions()
  const { payment } = usePolicy()
  const amount = payment === 'rehearsed' ? null : getAmountToTake(ticket)
  return (
    <button
      type="button"
      className={amount === null ? 'hand-over' : 'pay'}
      aria-label={`${amount === null ? 'Hand over' : `Pay ${amount} of`} ticket ${ticket.ticketNumber}`}
      onClick={() => move(ticket, { status: 'completed' })}
    >
      {amount === null ? 'Hand over' : `Pay ${amount}`}
    </button>
  )
}

/** A ready order as the counter needs it: the guest's name first, readable from two metres. */
export const CounterCard = memo(function CounterCard({ ticket }: { readonly ticket: Ticket }) {
  const headingId = useId()
  const { customerInfo, orderType, ticketNumber, orderItems, utensils } = ticket
  const { Icon, label } = orderTypeLabels[orderType]
  const digits = getLastDigits(ticket)
  const address = orderType === 'delivery' ? formatAddressLine(ticket) : null
  const allergy = formatAllergyWarning(ticket)
  const { payment } = usePolicy()
  const amount = getAmountToTake(ticket)
  return (
    <article className="counter-card" aria-labelledby={headingId} data-type={orderType}>
      <header>
        <h2 id={headingId}>{customerInfo.name || 'Guest'}</h2>
        <div className="kind">
          <Icon />
          {label}
        </div>
      </header>
      <div className="facts">
        <b>#{ticketNumber}</b>
        {digits && (
          <span>
            Phone … <b>{digits}</b>
          </span>
        )}
        {address && <span>{address}</span>}
        {ticket.bags !== undefined && <b>{formatBags(ticket.bags)}</b>}
        {payment === 'rehearsed' || <span>{amount === null ? 'Paid' : `To pay ${amount}`}</span>}
        {ticket.asksHandoverCode && <span>Ask for the pickup code</span>}
      </div>
      {allergy && (
        <div className="allergy">
          <TriangleAlertIcon />
          {allergy}
        </div>
      )}
      <ul>
        {listCounterDishes(orderItems).map(({ key, name, quantity, leftOut, others }) => (
          <li key={key}>
            <b>{quantity}×</b> {name}
            {leftOut && <span className="left-out">{leftOut}</span>}
            {others && <span>{others}</span>}
          </li>
        ))}
        {utensils && <li>Utensils and napkins</li>}
      </ul>
      <PackingTicks ticket={ticket} items={listCounterChecks(ticket)} />
      <HandOver ticket={ticket} />
    </article>
  )
})
