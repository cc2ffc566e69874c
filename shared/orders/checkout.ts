import type { Location } from '../locations/index'
import type { LocationPolicy } from '../locations/policy'
import { readMailbox } from '../accounts/mailbox'
import { cleanPhone, findPhoneError } from '../accounts/phone'
import { Problem, type FieldError } from '../platform/problem'
import type { OrderSource, OrderType } from './constants'
import { parseZipCode } from '../locations/geo'
import { findStreetError } from './delivery-address'
import { isOpenAt } from '../hours/open-periods'
import { formatCents, type Cents } from '../platform/money'
import { isBlank } from '../platform/text'
import { isWithinDaysAhead } from './timing/later-times'

type Address = {
  readonly street: string
  readonly unit?: string | undefined
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

export type CheckoutContact = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address?: Address | null | undefined
}

type Checkout = {
  readonly orderType: OrderType
  /** An order by phone needs only a name. */
  readonly source?: OrderSource | undefined
  readonly customerInfo: CheckoutContact
  readonly scheduledFor?: string | null | undefined
}

type ContactPolicy = Pick<LocationPolicy, 'contact'>

/**
 * Returns what is wrong with a phone number; null if it is valid or the policy accepts any
 * (docs/product/checkout.md#contact-and-address).
 */
export function validatePhone(typed: string, { contact }: ContactPolicy): string | null {
  const phone = cleanPhone(typed)
  return contact === 'as-entered' || phone === '' ? null : findPhoneError(phone)
}

/** The same for an e-mail address (docs/product/checkout.md#contact-and-address). */
export const validateEmail = (email: string, { contact }: ContactPolicy): string | null =>
  contact === 'as-entered' || isBlank(email) || readMailbox(email) !== null ? null : 'Please check the e-mail address'

/** The same for a ZIP code (docs/product/checkout.md#contact-and-address). */
export const validateZipCode = (zipCode: string, { contact }: ContactPolicy): string | null =>
  contact === 'as-entered' || isBlank(zipCode) || parseZipCode(zipCode) !== null ? null : 'A ZIP code has five digits'

type DeliveryPolicy = Pick<LocationPolicy, 'delivery'>

/** Returns what dishes lack to the delivery minimum; 0 if it is reached or there is none. */
export const getMissingToMinimumCents = (subtotalCents: Cents, { delivery }: DeliveryPolicy): Cents =>
  Math.max(0, (delivery.minimumCents ?? 0) - subtotalCents)

/**
 * Returns a sentence with the amount missing to the delivery minimum; null if it is reached
 * (docs/product/checkout.md#delivery-fee).
 */
const validateDeliveryMinimum = (subtotalCents: Cents, policy: DeliveryPolicy): string | null => {
  const missingCents = getMissingToMinimumCents(subtotalCents, policy)
  return missingCents > 0
    ? `The minimum order for delivery is ${formatCents(subtotalCents + missingCents)}. Add ${formatCents(missingCents)} more, or choose pickup.`
    : null
}

/**
 * Returns the missing or invalid contact fields; empty if the policy accepts any contact
 * (docs/product/locations.md#test-and-live-sites).
 */
export function listContactErrors(
  { orderType, source, customerInfo: { name, email, phone, address } }: Checkout,
  policy: LocationPolicy,
): FieldError[] {
  const isTaken = source === 'phone'
  if (policy.contact === 'as-entered' && !isTaken) return []
  const missing: FieldError[] = []
  const check = (holds: boolean, path: string, message: string) => {
    if (!holds) missing.push({ path, message })
  }
  const requireValid = (message: string | null, path: string) => check(message === null, path, message ?? '')
  check(name !== '', 'customerInfo.name', 'Please tell us your name')
  check(
    isTaken || phone !== '' || email !== '',
    'customerInfo.phone',
    'Please give a phone number or an e-mail address',
  )
  requireValid(validatePhone(phone, policy), 'customerInfo.phone')
  requireValid(validateEmail(email, policy), 'customerInfo.email')
  if (orderType === 'delivery' && policy.contact !== 'as-entered') {
    const { street = '', unit } = address ?? {}
    requireValid(findStreetError({ street, unit }), 'customerInfo.address.street')
    check(!!address?.city, 'customerInfo.address.city', 'Please enter the city')
    check(!!address?.state, 'customerInfo.address.state', 'Please choose the state')
    check(!!address?.zipCode, 'customerInfo.address.zipCode', 'Please enter the ZIP code')
    requireValid(validateZipCode(address?.zipCode ?? '', policy), 'customerInfo.address.zipCode')
  }
  return missing
}

/**
 * Checks a checkout against the location's policy, except for prices
 * (docs/product/locations.md#test-and-live-sites).
 * @throws Problem `invalid-input` with the fields, or `location-closed`
 */
export function assertCheckoutAllowed(checkout: Checkout, location: Location, policy: LocationPolicy, now: Date): void {
  const errors = listContactErrors(checkout, policy)
  const [first] = errors
  if (first) throw new Problem('invalid-input', `${first.message}.`, { errors })
  const { orderType, scheduledFor } = checkout
  // The kitchen would get it as an order for now.
  if (orderType === 'event' && !scheduledFor && policy.takesEventRequests) {
    throw new Problem(
      'invalid-input',
      `Please request your event at /events/request, or call us at ${location.phone}.`,
      {
        errors: [{ path: 'scheduledFor', message: 'Please choose the date and time of the event' }],
      },
    )
  }
  if (scheduledFor && Date.parse(scheduledFor) < now.getTime()) {
    throw new Problem('invalid-input', 'Please choose a time in the future.', {
      errors: [{ path: 'scheduledFor', message: 'Must be in the future' }],
    })
  }
  if (scheduledFor) assertWithinDaysAhead({ ...checkout, at: new Date(scheduledFor) }, location, policy, now)
  assertOpenAt(scheduledFor ? new Date(scheduledFor) : now, location, policy)
}

type ScheduledOrder = { readonly orderType: OrderType; readonly at: Date }

/**
 * Checks that a requested time is not too far ahead (docs/product/checkout.md#later-orders).
 * @throws Problem `invalid-input`
 */
export function assertWithinDaysAhead(
  order: ScheduledOrder,
  location: Location,
  policy: Pick<LocationPolicy, 'daysAhead'>,
  now: Date,
): void {
  if (isWithinDaysAhead(order, location, policy, now)) return
  const days = policy.daysAhead[order.orderType]
  throw new Problem('invalid-input', `Please choose a time within the next ${days} days.`, {
    errors: [{ path: 'scheduledFor', message: `Must be at most ${days} days ahead` }],
  })
}

/**
 * Checks that the location takes orders at a time
 * (docs/product/locations.md#test-and-live-sites).
 * @throws Problem `location-closed`
 */
export function assertOpenAt(at: Date, location: Location, { acceptsOrdersWhileClosed }: LocationPolicy): void {
  if (acceptsOrdersWhileClosed || isOpenAt(location, at)) return
  throw new Problem('location-closed', `${location.fullName} is closed then. Please choose an hour when it is open.`)
}

/** Returns a sentence if a location doesn't deliver to a ZIP code. */
export function findZipCodeError(
  zipCode: string,
  { delivery: { zipCodes } }: Pick<LocationPolicy, 'delivery'>,
): string | null {
  if (zipCodes === null) return null
  const five = parseZipCode(zipCode) ?? zipCode
  return zipCodes.includes(five) ? null : `We do not deliver to ${five} from here.`
}

/**
 * Checks the policy's delivery rules: minimum order and ZIP code.
 * @throws Problem `delivery-refused`
 */
export function assertDeliverable(
  { orderType, customerInfo }: Checkout,
  subtotalCents: Cents,
  policy: LocationPolicy,
): void {
  if (orderType !== 'delivery') return
  const shortfall = validateDeliveryMinimum(subtotalCents, policy)
  if (shortfall !== null) throw new Problem('delivery-refused', shortfall)
  const refusal = findZipCodeError(customerInfo.address?.zipCode ?? '', policy)
  if (refusal !== null) throw new Problem('delivery-refused', `${refusal} Pickup is always possible.`)
}
