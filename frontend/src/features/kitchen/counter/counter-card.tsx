import { PackageCheckIcon, PackageIcon, TriangleAlertIcon } from 'lucide-react'
import { memo, useId } from 'react'
import { formatAllergyWarning } from '#shared/kitchen/allergy-notes'
import { getAmountToTake, getLastDigits, listCounterDishes, type CounterDish } from '#shared/kitchen/counter'
import { listPackingTicks } from '#shared/kitchen/packing'
import type { Ticket } from '#shared/orders/contract'
import { usePolicy } from '#base/location/location'
import { useWords } from '#base/language/use-words'
import { useTicketActions } from '../board/board-contexts'
import { DeliveryNote } from '../delivery/delivery-note'
import { PackingTicks } from '../packing/packing-list'
import { usePackingTick } from '../packing/use-packing'
import { formatAddressLine, orderTypeIcons } from '../tickets/order-info'

/** A word that a card has no room for in the largest type. */
const LONG_WORD = /[^\s-]{15}/

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

type DishProps = { readonly dish: CounterDish }

const DishText = ({ dish: { quantity, name, leftOut, others } }: DishProps) => (
  <span>
    <b>{quantity}×</b> {name}
    {leftOut && <span className="left-out">{leftOut}</span>}
    {others && <span className="others">{others}</span>}
  </span>
)

type DishTickProps = DishProps & { readonly orderId: string; readonly tick: NonNullable<CounterDish['tick']> }

/** A dish of an order with a packing list; a tap packs it, another takes it out again. */
function DishTick({ orderId, dish, tick }: DishTickProps) {
  const { isIn, toggle } = usePackingTick(orderId, tick)
  return (
    <button type="button" className="dish" aria-pressed={isIn} onClick={toggle}>
      <DishText dish={dish} />
      {isIn ? <PackageCheckIcon /> : <PackageIcon />}
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
        <h2 id={headingId} data-long={LONG_WORD.test(customerInfo.name)}>
          {customerInfo.name || tickets.guest}
        </h2>
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
        {listCounterDishes(ticket, tickets).map((dish) => (
          <li key={dish.key}>
            {dish.tick ? (
              <DishTick orderId={ticket.id} dish={dish} tick={dish.tick} />
            ) : (
              <div className="dish">
                <DishText dish={dish} />
              </div>
            )}
          </li>
        ))}
        {utensils && !ticket.packing && <li>{words.utensils}</li>}
      </ul>
      <PackingTicks ticket={ticket} ticks={listPackingTicks(ticket.packing ?? [], orderItems)} />
      <DeliveryNote ticket={ticket} />
      <HandOver ticket={ticket} />
    </article>
  )
})
