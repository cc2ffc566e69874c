import { canonicalizePhone } from './canonical-contact'
import { normalizeEmail } from './names'

const DAY_MS = 24 * 3600_000

type Findable = {
  readonly ticketNumber: number
  readonly createdAt: string
  readonly customer: { readonly email: string; readonly phone: string }
}

/**
 * What somebody knows of their order: its ticket, and the phone number or e-mail address that it
 * was placed with.
 */
export type OrderLookupRequest = { readonly contact: string; readonly ticketNumber: number }

/**
 * Whether an order is the one sought (docs/product/tracking.md#finding-an-order): of the last 24
 * hours, with that ticket number, placed with that contact. Phones are compared by their digits,
 * e-mail addresses in lower case.
 */
export function matchesOrderLookup(order: Findable, { contact, ticketNumber }: OrderLookupRequest, now: Date): boolean {
  const isRecent = now.getTime() - Date.parse(order.createdAt) <= DAY_MS
  const digits = canonicalizePhone(contact)
  const { email, phone } = order.customer
  const isTheirs = contact.includes('@')
    ? normalizeEmail(contact) === normalizeEmail(email)
    : digits.length >= 7 && digits === canonicalizePhone(phone)
  return isRecent && isTheirs && order.ticketNumber === ticketNumber
}
