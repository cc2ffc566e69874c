import type { Location } from '../locations/index'
import type { LocationPolicy } from '../locations/policy'
import { Problem } from '../platform/problem'
import type { FieldError } from '../platform/problem'
import type { OrderType } from './constants'
import { isOpenAt } from '../hours/hours'
import { addDays, toWallClock } from '../platform/time'
import { formatCents } from '../platform/money'
import type { Cents } from '../platform/money'

type Address = { readonly street: string; readonly city: string; readonly state: string; readonly zipCode: string }

export type CheckoutContact = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address?: Address | null | undefined
}

type Checkout = {
  readonly orderType: OrderType
  readonly customerInfo: CheckoutContact
  readonly scheduledFor?: string | null | undefined
}

const isPhone = (phone: string): boolean =>
  /^[+\d\s().-]*(?:(?:x|ext\.?)\s*\d+)?$/i.test(phone) && phone.replace(/\D/g, '').length >= 10

const isEmail = (email: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)

type ContactPolicy = Pick<LocationPolicy, 'contact'>

/**
 * What is wrong with a phone number as it stands; null where nothing is, or the policy takes it as
 * entered (docs/product/checkout.md#contact-and-address).
 */
export const validatePhone = (phone: string, { contact }: ContactPolicy): string | null =>
  contact === 'as-entered' || phone === '' || isPhone(phone)
    ? null
    : 'Please check the phone number: it needs ten digits'

/** The same of an e-mail address (docs/product/checkout.md#contact-and-address). */
export const validateEmail = (email: string, { contact }: ContactPolicy): string | null =>
  contact === 'as-entered' || email === '' || isEmail(email) ? null : 'Please check the e-mail address'

/**
 * What a delivery of these dishes lacks to the policy's minimum, in a sentence; null where it lacks
 * nothing (docs/product/checkout.md#delivery-fee).
 */
export const validateDeliveryMinimum = (
  subtotalCents: Cents,
  { delivery: { minimumCents } }: Pick<LocationPolicy, 'delivery'>,
): string | null =>
  minimumCents !== null && subtotalCents < minimumCents
    ? `The minimum order for delivery is ${formatCents(minimumCents)}. Add ${formatCents(minimumCents - subtotalCents)} more, or choose pickup.`
    : null

/**
 * The fields that a policy misses in a contact; none where contacts are taken as entered
 * (docs/product/locations.md#a-test-site-and-a-live-one).
 */
export function listContactErrors(
  { orderType, customerInfo: { name, email, phone, address } }: Checkout,
  policy: LocationPolicy,
): FieldError[] {
  if (policy.contact === 'as-entered') return []
  const missing: FieldError[] = []
  const ask = (holds: boolean, path: string, message: string) => {
    if (!holds) missing.push({ path, message })
  }
  const tell = (message: string | null, path: string) => ask(message === null, path, message ?? '')
  ask(name !== '', 'customerInfo.name', 'Please tell us your name')
  ask(phone !== '' || email !== '', 'customerInfo.phone', 'Please give a phone number or an e-mail address')
  tell(validatePhone(phone, policy), 'customerInfo.phone')
  tell(validateEmail(email, policy), 'customerInfo.email')
  if (orderType === 'delivery') {
    ask(!!address?.street, 'customerInfo.address.street', 'Please enter the street')
    ask(!!address?.city, 'customerInfo.address.city', 'Please enter the city')
    ask(!!address?.state, 'customerInfo.address.state', 'Please choose the state')
    ask(!!address?.zipCode, 'customerInfo.address.zipCode', 'Please enter the ZIP code')
  }
  return missing
}

/**
 * Checks what a location's policy asks of a checkout besides its prices
 * (docs/product/locations.md#a-test-site-and-a-live-one). Throws `invalid-input` with the fields,
 * or `location-closed`.
 */
export function assertCheckoutAllowed(checkout: Checkout, location: Location, policy: LocationPolicy, now: Date): void {
  const errors = listContactErrors(checkout, policy)
  const [first] = errors
  if (first) throw new Problem('invalid-input', `${first.message}.`, { errors })
  const { scheduledFor } = checkout
  if (scheduledFor && Date.parse(scheduledFor) < now.getTime()) {
    throw new Problem('invalid-input', 'Please choose a time that is still to come.', {
      errors: [{ path: 'scheduledFor', message: 'Must be in the future' }],
    })
  }
  if (scheduledFor) assertWithinDaysAhead({ ...checkout, at: new Date(scheduledFor) }, location, policy, now)
  assertOpenAt(scheduledFor ? new Date(scheduledFor) : now, location, policy)
}

type Scheduled = { readonly orderType: OrderType; readonly at: Date }

/**
 * Throws `invalid-input` for a time on a later date than a policy schedules orders for
 * (docs/product/checkout.md#later-orders).
 */
export function assertWithinDaysAhead(
  { orderType, at }: Scheduled,
  location: Pick<Location, 'timeZone'>,
  policy: Pick<LocationPolicy, 'daysAhead'>,
  now: Date,
): void {
  const days = policy.daysAhead[orderType]
  if (toWallClock(location, at).date <= addDays(toWallClock(location, now).date, days)) return
  throw new Problem('invalid-input', `Please choose a time within the next ${days} days.`, {
    errors: [{ path: 'scheduledFor', message: `Must be at most ${days} days ahead` }],
  })
}

/**
 * Throws `location-closed` for an hour at which a policy takes no orders
 * (docs/product/locations.md#a-test-site-and-a-live-one).
 */
export function assertOpenAt(at: Date, location: Location, { acceptsOrdersWhileClosed }: LocationPolicy): void {
  if (acceptsOrdersWhileClosed || isOpenAt(location, at)) return
  throw new Problem('location-closed', `${location.fullName} is closed then. Please choose an hour when it is open.`)
}

/**
 * Checks the delivery rules of a policy: postal code and minimum order. Throws `delivery-refused`.
 */
export function assertDeliverable(
  { orderType, customerInfo }: Checkout,
  subtotalCents: Cents,
  policy: LocationPolicy,
): void {
  if (orderType !== 'delivery') return
  const { zipCodes } = policy.delivery
  const trouble = validateDeliveryMinimum(subtotalCents, policy)
  if (trouble !== null) throw new Problem('delivery-refused', trouble)
  const zipCode = customerInfo.address?.zipCode.slice(0, 5) ?? ''
  if (zipCodes !== null && !zipCodes.includes(zipCode)) {
    throw new Problem('delivery-refused', `We do not deliver to ${zipCode} from here. Pickup is always possible.`)
  }
}
