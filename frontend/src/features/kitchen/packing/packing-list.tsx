import { MinusIcon, PackageCheckIcon, PackageIcon, PlusIcon, ShoppingBagIcon } from 'lucide-react'
import type { Ticket, TicketLine } from '#shared/orders/contract'
import { listPackingTicks, MAX_BAGS, type PackingTick } from '#shared/kitchen/packing'
import { useWords } from '#base/language/use-words'
import { getTickText } from './packing-text'
import { useCountBags, usePackingTick } from './use-packing'

type PackingTickProps = { readonly orderId: string; readonly tick: PackingTick }

/** Something to pack; a tap packs it, another takes it out again. */
function Tick({ orderId, tick }: PackingTickProps) {
  const { tickets: words } = useWords()
  const { isIn, toggle } = usePackingTick(orderId, tick)
  return (
    <button type="button" aria-pressed={isIn} onClick={toggle}>
      {isIn ? <PackageCheckIcon /> : <PackageIcon />}
      {getTickText(tick, words)}
    </button>
  )
}

type PackingTicksProps = { readonly ticket: Ticket; readonly ticks: readonly PackingTick[] }

/** Items of a packing list, as many in a row as fit. */
export function PackingTicks({ ticket, ticks }: PackingTicksProps) {
  const { tickets: words } = useWords()
  if (ticks.length === 0) return null
  return (
    <ul className="packing" aria-label={words.packing.label(ticket.ticketNumber)}>
      {ticks.map((tick) => (
        <li key={tick.ids.join()}>
          <Tick orderId={ticket.id} tick={tick} />
        </li>
      ))}
    </ul>
  )
}

/** How many bags a ready order has, and buttons to change it. */
function BagCount({ ticket }: { readonly ticket: Ticket }) {
  const { packing: words } = useWords().tickets
  const { mutate: count, variables, isPending } = useCountBags(ticket.id)
  const bags = isPending ? variables : (ticket.bags ?? 0)
  return (
    <div className="bags">
      <button
        type="button"
        aria-label={words.less(ticket.ticketNumber)}
        disabled={bags <= 1}
        onClick={() => count(bags - 1)}
      >
        <MinusIcon />
      </button>
      <span role="status">
        <ShoppingBagIcon />
        {bags === 0 ? words.howMany : words.bags(bags)}
      </span>
      <button
        type="button"
        aria-label={words.more(ticket.ticketNumber)}
        disabled={bags >= MAX_BAGS}
        onClick={() => count(bags + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  )
}

type PackingListProps = {
  readonly ticket: Ticket
  /** Lines whose own rows are ticks, so that the list doesn't repeat them. */
  readonly rows?: readonly TicketLine[]
}

/**
 * What goes into a ticket's bags, and how many bags it has once it is ready; nothing where there
 * are no packing lists (docs/product/kitchen.md#packing).
 */
export function PackingList({ ticket, rows = [] }: PackingListProps) {
  if (!ticket.packing) return null
  return (
    <>
      <PackingTicks ticket={ticket} ticks={listPackingTicks(ticket.packing, rows)} />
      {ticket.status === 'ready' && <BagCount ticket={ticket} />}
    </>
  )
}
