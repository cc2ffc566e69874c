import { formatDecimal } from '../platform/money'
import { formatTime, formatDateTime } from '../platform/time'
import type { EventState } from './event-states'
import type { DepositTender } from '../orders/constants'

type DetailedLine = {
  readonly options: readonly { readonly name: string; readonly quantity: number; readonly differs: boolean }[]
  readonly leftOut: readonly string[]
  readonly notes?: string | undefined
}

/** Returns what a line of a quote has other than the dish's defaults, and its note. */
export const listLineDetails = ({ options, leftOut, notes }: DetailedLine): readonly string[] => [
  ...options
    .filter(({ differs }) => differs)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity}× ${name}` : name)),
  ...leftOut.map((name) => `No ${name}`),
  ...(notes ? [`“${notes}”`] : []),
]

/**
 * Formats until when a quote is valid. The end of a day is shown as its last minute: midnight would
 * be read as the day after.
 */
export function formatQuoteEnd(validUntil: string, timeZone: string): string {
  const at = Date.parse(validUntil)
  return formatDateTime(formatTime(at, timeZone) === '12:00 AM' ? at - 60_000 : at, timeZone)
}

/** Formats how many guests an event has: `1 guest`, `40 guests`. */
export const formatGuests = (guests: number): string => `${guests} ${guests === 1 ? 'guest' : 'guests'}`

type DepositedEvent = {
  readonly state: EventState
  readonly deposit: {
    readonly amount: string
    readonly tender: DepositTender
    readonly returned: { readonly tender: DepositTender } | null
  } | null
  readonly depositPaidAt: string | null
}

const returnedBy = { cash: 'in cash', card: 'on the card terminal', other: 'another way' } as const

/** Says what happens to the deposit of a cancelled event; nothing if none was paid. */
export function describeDeposit({ state, deposit, depositPaidAt }: DepositedEvent, reader: 'guest' | 'staff'): string {
  if (state !== 'cancelled' || depositPaidAt === null) return ''
  if (!deposit) return 'The deposit goes back to the card that paid it.'
  const amount = formatDecimal(deposit.amount)
  if (deposit.returned) return `The deposit of ${amount} was returned ${returnedBy[deposit.returned.tender]}.`
  return reader === 'guest'
    ? `Your deposit of ${amount} was paid at the restaurant. Please call us to get it back.`
    : `The guest paid a deposit of ${amount} here (${deposit.tender}). Return it, then record how.`
}
