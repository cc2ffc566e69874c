import { MinusIcon, PackageCheckIcon, PackageIcon, PlusIcon, ShoppingBagIcon } from 'lucide-react'
import type { Ticket } from '#shared/orders/contract'
import { MAX_BAGS } from '#shared/kitchen/packing'
import { useWords } from '#base/language/use-words'
import { getPackingText } from './packing-text'
import { useCountBags, usePackItem } from './use-packing'

type PackingItems = NonNullable<Ticket['packing']>

type PackingTicksProps = { readonly ticket: Ticket; readonly items: PackingItems }

/** Items of a packing list; a tap packs one, another takes it out again. */
export function PackingTicks({ ticket, items }: PackingTicksProps) {
  const { tickets: words } = useWords()
  const { mutate: pack, variables, isPending } = usePackItem(ticket.id)
  if (items.length === 0) return null
  return (
    <ul className="packing" aria-label={words.packing.label(ticket.ticketNumber)}>
      {items.map(({ id, text, quantity, isPacked }) => {
        const isIn = isPending && variables.id === id ? variables.isPacked : isPacked
        return (
          <li key={id}>
            <button type="button" aria-pressed={isIn} onClick={() => pack({ id, isPacked: !isIn })}>
              {isIn ? <PackageCheckIcon /> : <PackageIcon />}
              <span>
                {quantity}× {getPackingText({ id, text }, words)}
              </span>
            </button>
          </li>
        )
      })}
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

/**
 * What goes into a ticket's bags, and how many bags it has once it is ready; nothing where there
 * are no packing lists (docs/product/kitchen.md#packing).
 */
export function PackingList({ ticket }: { readonly ticket: Ticket }) {
  if (!ticket.packing) return null
  return (
    <>
      <PackingTicks ticket={ticket} items={ticket.packing} />
      {ticket.status === 'ready' && <BagCount ticket={ticket} />}
    </>
  )
}
