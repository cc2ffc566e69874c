import { isReadyStatus } from '../orders/constants'
import type { Ticket } from '../orders/contract'
import { formatDecimal } from '../platform/money'
import { getAmountDue, getPaymentDue } from '../payments/payment-text'
import { formatDishName } from './kitchen-names'
import { joinModifiers } from './ticket-items'

const nameOf = ({ customerInfo }: Pick<Ticket, 'customerInfo'>): string => customerInfo.name.trim() || 'Guest'

/** Returns the last word of a name first, as a guest at the counter says it: `smith, dana`. */
const sortKeyOf = (ticket: Pick<Ticket, 'customerInfo'>): string => {
  const words = nameOf(ticket).toLowerCase().split(/\s+/)
  return [words.at(-1), ...words.slice(0, -1)].join(' ')
}

type CounterTicket = Pick<Ticket, 'id' | 'status' | 'ticketNumber' | 'customerInfo'>

/** Returns the ready orders by the guest's last name, of which `search` finds names and numbers. */
export function listReadyOrders<T extends CounterTicket>(tickets: readonly T[], search = ''): readonly T[] {
  const wanted = search.trim().toLowerCase()
  const isWanted = (ticket: T) =>
    wanted === '' ||
    nameOf(ticket).toLowerCase().includes(wanted) ||
    String(ticket.ticketNumber) === wanted ||
    getLastDigits(ticket)?.startsWith(wanted) === true
  return tickets
    .filter((ticket) => isReadyStatus(ticket.status) && isWanted(ticket))
    .toSorted((one, other) => sortKeyOf(one).localeCompare(sortKeyOf(other)) || one.ticketNumber - other.ticketNumber)
}

/** Returns the last four digits of the guest's phone number; null without one. */
export function getLastDigits({ customerInfo }: Pick<Ticket, 'customerInfo'>): string | null {
  const digits = (customerInfo.phone ?? '').replace(/\D/g, '')
  return digits.length >= 4 ? digits.slice(-4) : null
}

/** A dish in the bag. Equal dishes with different options are rows of their own. */
export type CounterDish = {
  readonly key: string
  readonly name: string
  readonly quantity: number
  /** What is left out, `NO onions`; empty if nothing is. */
  readonly leftOut: string
  /** Other changes, and whose dish it is; empty without any. */
  readonly others: string
  /** Its items on the packing list, and whether all of them are packed; null without a list. */
  readonly tick: { readonly ids: readonly string[]; readonly isPacked: boolean } | null
}

const counterWords = { no: 'NO', forGuest: (name: string) => `for ${name}` }

type PackedOrder = Pick<Ticket, 'orderItems' | 'packing'>

/** Merges equal lines of an order; options keep dishes of the same name apart. */
export function listCounterDishes(
  { orderItems, packing = [] }: PackedOrder,
  words = counterWords,
): readonly CounterDish[] {
  const rows = orderItems.map((line) => {
    const name = formatDishName(line)
    const { leftOut, added } = joinModifiers(line, words.no)
    const others = [added, line.for ? words.forGuest(line.for) : ''].filter(Boolean).join('; ')
    return { line, key: [name, leftOut, others].join('|'), name, leftOut, others }
  })
  const firsts = rows.filter(({ key }, index) => rows.findIndex((row) => row.key === key) === index)
  return firsts.map(({ key, name, leftOut, others }) => {
    const equal = rows.filter((row) => row.key === key)
    const items = packing.filter(({ id }) => equal.some(({ line }) => line.id === id))
    return {
      key,
      name,
      leftOut,
      others,
      quantity: equal.reduce((sum, { line }) => sum + line.quantity, 0),
      tick:
        items.length === 0
          ? null
          : { ids: items.map(({ id }) => id), isPacked: items.every(({ isPacked }) => isPacked) },
    }
  })
}

type PayableTicket = Pick<
  Ticket,
  'status' | 'paymentStatus' | 'payment' | 'balanceDue' | 'total' | 'giftCardPaid' | 'failedRefund' | 'event'
>

/** Returns what to take before handing an order over, `$32.10`; null if it is paid. */
export const getAmountToTake = (ticket: PayableTicket): string | null =>
  ['to-pay', 'failed'].includes(getPaymentDue(ticket)) && !ticket.failedRefund
    ? formatDecimal(getAmountDue(ticket))
    : null
