import type { LocationConfig } from '../locations/location'
import { Problem } from '../platform/problem'
import { guestPortionLimits } from '../platform/rate-limits'
import { canonicalizePhone, normalizeEmail } from '../accounts/contact'

type Ordered = { readonly menuItemId: number; readonly quantity: number }
type Reachable = Pick<LocationConfig, 'phone'>

/** The `ask-by-phone` problem, with the location's phone in its text. */
export const createOrderByPhoneProblem = (why: string, { phone }: Reachable): Problem =>
  new Problem('ask-by-phone', `${why} For more, please sign in or call us at ${phone}.`, { members: { phone } })

/** All portions of an order. */
export const countOrderPortions = (lines: readonly Ordered[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Checks what a guest without an account may order (docs/product/checkout.md#limits-of-an-order).
 * Throws `ask-by-phone` beyond the portions of a dish or of an order.
 */
export function assertGuestPortionLimits(lines: readonly Ordered[], location: Reachable): void {
  const { ofDish, ofOrder } = guestPortionLimits
  const dishes = new Set(lines.map(({ menuItemId }) => menuItemId))
  for (const id of dishes) {
    if (countOrderPortions(lines.filter(({ menuItemId }) => menuItemId === id)) > ofDish)
      throw createOrderByPhoneProblem(`Without an account an order has at most ${ofDish} portions of a dish.`, location)
  }
  if (countOrderPortions(lines) > ofOrder)
    throw createOrderByPhoneProblem(`Without an account an order has at most ${ofOrder} portions.`, location)
}

/**
 * The `ask-by-phone` problem of an address that has too many portions in orders that nobody has
 * confirmed.
 */
export const createUnconfirmedLimitProblem = (location: Reachable): Problem =>
  createOrderByPhoneProblem(
    'We have not confirmed your earlier orders yet, and together they are very large.',
    location,
  )

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

const CLAIM_MS = 30 * 24 * 3600_000

/**
 * Why an order is the claimant's: placed from this browser, or with the account's verified e-mail
 * address.
 */
export const claimBases = ['browser', 'email'] as const
export type ClaimBasis = (typeof claimBases)[number]

type Claimable = {
  readonly createdAt: string
  readonly visitorId: string
  readonly customer: { readonly email: string }
  readonly userId?: string | undefined
  /** How the account that has it claimed it; none where it was placed signed in. */
  readonly claim?: { readonly basis: ClaimBasis } | undefined
}

type Claimant = { readonly userId: string; readonly visitorId: string; readonly email: string }

function basisOf({ visitorId, customer }: Claimable, claimant: Claimant): ClaimBasis | null {
  if (normalizeEmail(customer.email) === normalizeEmail(claimant.email)) return 'email'
  return visitorId === claimant.visitorId ? 'browser' : null
}

/**
 * On what basis an account may have an order (docs/product/accounts.md#a-guests-order); null where
 * it is the account's already. An account with the order's e-mail address has it rather than one
 * that claimed it from the browser. Throws `already-claimed`, `not-allowed` for who knows the id
 * alone, and `order-final` after 30 days.
 */
export function resolveClaimBasis(order: Claimable, claimant: Claimant, now: Date): ClaimBasis | null {
  if (order.userId === claimant.userId) return null
  const basis = basisOf(order, claimant)
  const overrides = order.claim?.basis === 'browser' && basis === 'email'
  if (order.userId !== undefined && !overrides)
    throw new Problem('already-claimed', 'This order already belongs to an account.')
  if (now.getTime() - Date.parse(order.createdAt) > CLAIM_MS)
    throw new Problem('order-final', 'An order can be claimed within 30 days. This one is older.')
  if (basis === null) {
    throw new Problem(
      'not-allowed',
      'An order can be claimed from the browser that placed it, or by the account with its e-mail address.',
    )
  }
  return basis
}
