import type { LocationConfig } from '../locations/location'
import type { OrderActor } from '../platform/actor'
import { Problem, type FieldError } from '../platform/problem'
import { guestPortionLimits } from '../platform/order-limits'
import { canonicalizePhone, normalizeEmail } from '../accounts/contact'
import { stations } from '../menu/contract'
import type { OrderSource } from './constants'
import { isContactOfPlacer, type ContactedOrder } from './handover'
import type { StationWorkload } from './workload'

type OrderedDish = { readonly menuItemId: number; readonly quantity: number }
type LocationPhone = Pick<LocationConfig, 'phone'>

/** Creates the `ask-by-phone` problem, whose text contains the location's phone number. */
const createOrderByPhoneProblem = (why: string, { phone }: LocationPhone, errors?: readonly FieldError[]): Problem =>
  new Problem('ask-by-phone', `${why} For more, please call us at ${phone}.`, {
    members: { phone },
    ...(errors && { errors }),
  })

/** Returns the number of portions in an order. */
export const countOrderPortions = (lines: readonly OrderedDish[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Checks how much a guest, or an account without a completed order, orders
 * (docs/product/checkout.md#order-limits). `field` is the field of the lines in the request.
 * @throws Problem `ask-by-phone` above the limit for a dish, with its lines, or for an order
 */
export function assertGuestPortionLimits(
  lines: readonly OrderedDish[],
  location: LocationPhone,
  field: 'items' | 'lines',
): void {
  const { ofDish, ofOrder } = guestPortionLimits
  const until = "Until an account's first order is completed, an order has at most"
  const ofSameDish = (id: number) => lines.filter(({ menuItemId }) => menuItemId === id)
  const tooMany = lines.flatMap(({ menuItemId }, at) =>
    countOrderPortions(ofSameDish(menuItemId)) > ofDish
      ? [{ path: `${field}.${at}.quantity`, message: `At most ${ofDish} portions of a dish` }]
      : [],
  )
  if (tooMany.length > 0) throw createOrderByPhoneProblem(`${until} ${ofDish} portions of a dish.`, location, tooMany)
  if (countOrderPortions(lines) > ofOrder) {
    const errors = [{ path: field, message: `At most ${ofOrder} portions` }]
    throw createOrderByPhoneProblem(`${until} ${ofOrder} portions.`, location, errors)
  }
}

/**
 * Creates the `ask-by-phone` problem for an IP address with too many portions in unconfirmed
 * orders.
 */
export const createUnconfirmedLimitProblem = (location: LocationPhone): Problem =>
  createOrderByPhoneProblem(
    'The kitchen has not accepted your earlier orders yet, and together they are a lot.',
    location,
  )

/** The portions that each station makes of an order for a later time, and their date. */
export type LaterWork = { readonly date: string; readonly work: StationWorkload }

type LaterOrderCheck = {
  readonly later: LaterWork
  /** What the order took before an edit. */
  readonly before?: LaterWork | undefined
  readonly others: readonly { readonly later?: LaterWork | undefined }[]
  readonly limits: { readonly ofStationAndDay: number; readonly ordersOfDay: number }
}

/**
 * Checks how much of a day's later times the unconfirmed orders of an address or account take
 * (docs/product/checkout.md#order-limits). An edit may always take less.
 * @throws Problem `ask-by-phone`
 */
export function assertLaterOrderAllowed(
  { later, before, others, limits }: LaterOrderCheck,
  location: LocationPhone,
): void {
  const had = before?.date === later.date ? before.work : undefined
  const onSameDay = others.flatMap((other) => (other.later?.date === later.date ? [other.later.work] : []))
  const hasManyPortions = stations.some((station) => {
    const portions = later.work[station] ?? 0
    const isMore = portions > (had?.[station] ?? 0)
    return isMore && onSameDay.reduce((sum, work) => sum + (work[station] ?? 0), portions) > limits.ofStationAndDay
  })
  if (hasManyPortions || (!had && onSameDay.length >= limits.ordersOfDay))
    throw createOrderByPhoneProblem('That takes much of the time of our kitchen on that day.', location)
}

/** For how long an order is found by its ticket number. */
export const LOOKUP_MS = 24 * 3600_000

type SearchableOrder = {
  readonly ticketNumber: number
  readonly createdAt: string
  readonly customer: { readonly email: string; readonly phone: string }
}

/**
 * What a guest enters to find an order: its ticket number, and the phone number or e-mail address
 * it was placed with.
 */
export type OrderLookupRequest = { readonly contact: string; readonly ticketNumber: number }

/** Returns a phone number or e-mail address in one spelling, in which lookups compare it. */
export const canonicalizeContact = (contact: string): string =>
  contact.includes('@') ? normalizeEmail(contact) : canonicalizePhone(contact)

/**
 * Whether an order matches a lookup (docs/product/tracking.md#finding-an-order): placed in the last
 * 24 hours, with that ticket number and contact. Phone numbers are compared by digits, e-mail
 * addresses without case.
 */
export function matchesOrderLookup(
  order: SearchableOrder,
  { contact, ticketNumber }: OrderLookupRequest,
  now: Date,
): boolean {
  const isRecent = now.getTime() - Date.parse(order.createdAt) <= LOOKUP_MS
  const digits = canonicalizePhone(contact)
  const { email, phone } = order.customer
  const isTheirs = contact.includes('@')
    ? normalizeEmail(contact) === normalizeEmail(email)
    : digits.length >= 7 && digits === canonicalizePhone(phone)
  return isRecent && isTheirs && order.ticketNumber === ticketNumber
}

const CLAIM_MS = 30 * 24 * 3600_000

/**
 * Why an account may claim an order: it was placed from the same browser, or with the account's
 * verified e-mail address.
 */
export const claimBases = ['browser', 'email'] as const
type ClaimBasis = (typeof claimBases)[number]

type ClaimableOrder = ContactedOrder & {
  readonly createdAt: string
  readonly visitorId: string
  readonly customer: { readonly email: string }
  readonly userId?: string | undefined
  /** How the owning account claimed it; missing if it was placed while signed in. */
  readonly claim?: { readonly basis: ClaimBasis } | undefined
  readonly source?: OrderSource | undefined
  readonly history?: readonly { readonly by: OrderActor }[] | undefined
}

type Claimant = {
  readonly userId: string
  readonly visitorId: string
  readonly email: string
  readonly isStaff: boolean
}

/** Whether an account took a phone order: its staff enter the contact. */
function isTaker({ history = [] }: ClaimableOrder, { userId }: Claimant): boolean {
  const by = history[0]?.by
  return typeof by === 'object' && by.id === userId
}

function findClaimBasis(order: ClaimableOrder, claimant: Claimant): ClaimBasis | null {
  const { visitorId, customer } = order
  if (order.source === 'phone' && (claimant.isStaff || isTaker(order, claimant))) return null
  // Staff could enter an address of their own.
  if (isContactOfPlacer(order) && normalizeEmail(customer.email) === normalizeEmail(claimant.email)) return 'email'
  return visitorId === claimant.visitorId ? 'browser' : null
}

/**
 * Returns on what basis an account may claim an order (docs/product/accounts.md#guest-orders);
 * null if it already owns it. A claim by e-mail address overrides an earlier claim by browser.
 * @throws Problem `already-claimed`; `not-allowed` without a basis; `order-final` after 30 days
 */
export function resolveClaimBasis(order: ClaimableOrder, claimant: Claimant, now: Date): ClaimBasis | null {
  if (order.userId === claimant.userId) return null
  const basis = findClaimBasis(order, claimant)
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
