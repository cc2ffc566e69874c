import { TriangleAlertIcon } from 'lucide-react'
import { memo, useId } from 'react'
import { formatAllergyWarning } from '#shared/kitchen/allergy-notes'
import { getAmountToTake, getLastDigits, listCounterChecks, listCounterDishes } from '#shared/kitchen/counter'
import type { Ticket } from '#shared/orders/contract'
import { usePolicy } from '#base/location/location'
import { useWords } from '#base/language/use-words'
import { useTicketActions } from '../board/board-contexts'
import { DeliveryNote } from '../delivery/delivery-note'
import { PackingTicks } from '../packing/packing-list'
import { formatAddressLine, orderTypeIcons } from '../tickets/order-info'

/** One tap hands a paid order over; of another, the board asks how it is paid. */
function HandOver({ ticket }: { readonly ticket: Ticket }) {
  const { atCounter: words } = useWords().board
  const { move } = useTicketActions()
  const { payment } = usePolicy()
  const amount = payment === 'rehearsed' ? null : getAmountToTake(ticket)
  return (
    <button
      type="button"
      className={amount === null ? 'hand-over' : 'pay'}
      aria-label={amount === null ? words.handOverOf(ticket.ticketNumber) : words.payOf(amount, ticket.ticketNumber)}
      onClick={() => move(ticket, { status: 'completed' })}
    >
      {amount === null ? words.handOver : words.pay(amount)}
    </button>
  )
}

/** A ready order as the counter needs it: the guest's name first, readable from two metres. */
export const CounterCard = memo(function CounterCard({ ticket }: { readonly ticket: Ticket }) {
  const { board, tickets } = useWords()
  const { atCounter: words } = board
  const headingId = useId()
  const { customerInfo, orderType, ticketNumber, orderItems, utensils } = ticket
  const Icon = orderTypeIcons[orderType]
  const digits = getLastDigits(ticket)
  const address = orderType === 'delivery' ? formatAddressLine(ticket) : null
  const allergy = formatAllergyWarning(ticket, tickets.allergy)
  const { payment } = usePolicy()
  const amount = getAmountToTake(ticket)
  return (
    <article className="counter-card" aria-labelledby={headingId} data-type={orderType}>
      <header>
        <h2 id={headingId}>{customerInfo.name || tickets.guest}</h2>
        <div className="kind">
          <Icon />
          {tickets.orderTypes[orderType]}
        </div>
      </header>
      <div className="facts">
        <b>#{ticketNumber}</b>
        {digits && (
          <span>
            {words.phone} … <b>{digits}</b>
          </span>
        )}
        {address && <span>{address}</span>}
        {ticket.bags !== undefined && <b>{tickets.packing.bags(ticket.bags)}</b>}
        {payment === 'rehearsed' || <span>{amount === null ? words.paid : words.toPay(amount)}</span>}
        {ticket.asksHandoverCode && <span>{words.askForCode}</span>}
      </div>
      {allergy && (
        <div className="allergy">
          <TriangleAlertIcon />
          {allergy}
        </div>
      )}
      <ul>
        {listCounterDishes(orderItems, tickets).map(({ key, name, quantity, leftOut, others }) => (
          <li key={key}>
            <b>{quantity}×</b> {name}
            {leftOut && <span className="left-out">{leftOut}</span>}
            {others && <span>{others}</span>}
          </li>
        ))}
        {utensils && <li>{words.utensils}</li>}
      </ul>
      <PackingTicks ticket={ticket} items={listCounterChecks(ticket)} />
      <DeliveryNote ticket={ticket} />
      <HandOver ticket={ticket} />
    </article>
  )
})
