import { canonicalizePhone, normalizeEmail } from '../accounts/contact'
import { normalizeOrderId } from '../platform/ids'
import { normalizeText } from '../platform/text'
import { findKitchenName, type NamedLine } from './kitchen-names'

/** What staff look for, parsed from one search field (docs/product/kitchen.md#search). */
export type OrderSearch = {
  readonly ticketNumber?: number
  /** Digits of a phone number, or a part of them. */
  readonly phone?: string
  /** An e-mail address, or a part of it. */
  readonly email?: string
  readonly orderId?: string
  /** Words of the customer's name or of dishes. */
  readonly words: readonly string[]
}

/** Fewer digits match too many phone numbers. */
const LEAST_PHONE_DIGITS = 4
const MAX_TICKET_DIGITS = 7

/** Dashes of all kinds and spaces separate words. */
const simplify = (text: string): string => normalizeText(text).replace(/[\s\p{Pd}\u2212]+/gu, ' ')

/** Parses a search. An empty text matches every order. */
export function parseOrderSearch(typed: string): OrderSearch {
  const text = typed.trim()
  const number = /^#?\s*([1-9]\d*)$/.exec(text)?.[1]
  const isTicket = number !== undefined && number.length <= MAX_TICKET_DIGITS
  const typedPhone = simplify(text)
  const digits = /^[+\d\s().]+$/.test(typedPhone) ? canonicalizePhone(typedPhone) : ''
  if (isTicket || digits.length >= LEAST_PHONE_DIGITS) {
    return {
      ...(isTicket && { ticketNumber: Number(number) }),
      ...(digits.length >= LEAST_PHONE_DIGITS && { phone: digits }),
      words: [],
    }
  }
  if (text.includes('@')) return { email: normalizeEmail(text), words: [] }
  return { orderId: normalizeOrderId(text), words: simplify(text).split(' ').filter(Boolean) }
}

type SearchableOrder = {
  readonly id: string
  readonly ticketNumber: number
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly lines: readonly (NamedLine & { readonly name: string })[]
}

/**
 * Whether an order matches a search: its ticket number, phone, e-mail address or id, or all words
 * are in the customer's name or the names of its dishes, those on the menu and those of cooks.
 */
export function matchesOrderSearch(
  { id, ticketNumber, customer, lines }: SearchableOrder,
  { ticketNumber: number, phone, email, orderId, words }: OrderSearch,
): boolean {
  if (number !== undefined && number === ticketNumber) return true
  if (phone !== undefined && canonicalizePhone(customer.phone).includes(phone)) return true
  if (email !== undefined) return normalizeEmail(customer.email).includes(email)
  if (number !== undefined || phone !== undefined) return false
  if (orderId === id) return true
  const dishNames = lines.flatMap((line) => [line.name, findKitchenName(line, line.name) ?? ''])
  const texts = [customer.name, ...dishNames].map(simplify)
  return words.every((word) => texts.some((text) => text.includes(word)))
}
