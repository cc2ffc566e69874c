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
}

const counterWords = { no: 'NO', forGuest: (name: string) => `for ${name}` }

/** Merges equal lines of an order; options keep dishes of the same name apart. */
export function listCounterDishes(lines: Ticket['orderItems'], words = counterWords): readonly CounterDish[] {
  const dishes = new Map<string, CounterDish>()
  for (const line of lines) {
    const name = formatDishName(line)
    const { leftOut, added } = joinModifiers(line, words.no)
    const others = [added, line.for ? words.forGuest(line.for) : ''].filter(Boolean).join('; ')
    const key = [name, leftOut, others].join('|')
    dishes.set(key, { key, name, leftOut, others, quantity: (dishes.get(key)?.quantity ?? 0) + line.quantity })
  }
  return [...dishes.values()]
}

/**
 * Returns what of an order's packing list is to be seen at the counter: what is easily forgotten
 * (drinks, sauces and sides), and dishes that nobody has packed. Empty without a packing list.
 */
export function listCounterChecks({ packing = [], orderItems }: Pick<Ticket, 'packing' | 'orderItems'>) {
  const drinkIds = new Set(orderItems.filter(({ station }) => station === 'drinks').map(({ id }) => id))
  const lineIds = new Set(orderItems.map(({ id }) => id))
  return packing.filter(({ id, isPacked }) => !isPacked || drinkIds.has(id) || !lineIds.has(id))
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
