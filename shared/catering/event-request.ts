import type { Location } from '../locations/index'
import { getPolicy } from '../locations/policy'
import { findZipCodeError, validateEmail, validatePhone, validateZipCode } from '../orders/checkout'
import { findStreetError } from '../orders/delivery-address'
import { addDays, fromWallClock, parseClockMinutes, toWallClock } from '../platform/time'
import { isOpenAt } from '../hours/open-periods'
import { Problem, type FieldError } from '../platform/problem'
import type { EventType } from '../orders/constants'

/** Limits of event requests at a location. */
type EventRules = {
  /** Hours between the request and the event. */
  readonly leadHours: number
  /** Events of one date. */
  readonly perDay: number
  readonly minGuests: number
}

export type RequestedEvent = {
  readonly date: string
  readonly time: string
  readonly guests: number
  readonly type: EventType
  readonly address?:
    | {
        readonly street: string
        readonly unit?: string | undefined
        readonly city: string
        readonly state: string
        readonly zipCode: string
      }
    | null
    | undefined
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string }
}

type RequestContext = { readonly location: Location; readonly rules: EventRules; readonly now: Date }

/** Returns when an event starts. */
export const getEventStart = (location: Location, { date, time }: Pick<RequestedEvent, 'date' | 'time'>): Date =>
  fromWallClock(location, date, parseClockMinutes(time))

/** Returns the first local date on which a whole day of events can be requested. */
export const getFirstEventDate = ({ location, rules, now }: RequestContext): string =>
  toWallClock(location, new Date(now.getTime() + rules.leadHours * 3600_000)).date

/** Returns the last local date for an event. */
export const getLastEventDate = ({ location, now }: Pick<RequestContext, 'location' | 'now'>): string =>
  addDays(toWallClock(location, now).date, getPolicy(location).daysAhead.event)

function listTimeErrors(event: RequestedEvent, context: RequestContext): FieldError[] {
  const { location, rules, now } = context
  const startsAt = getEventStart(location, event)
  if (startsAt.getTime() - now.getTime() < rules.leadHours * 3600_000)
    return [{ path: 'date', message: `Please choose a time at least ${rules.leadHours} hours ahead` }]
  const last = getLastEventDate(context)
  if (event.date > last) return [{ path: 'date', message: `Please choose a date until ${last}` }]
  if (event.type !== 'on-site' && !isOpenAt(location, startsAt))
    return [{ path: 'time', message: 'We are closed then: please choose a time within our opening hours' }]
  return []
}

function listContactErrors({ contact }: RequestedEvent, location: Location): FieldError[] {
  const policy = getPolicy(location)
  const required = [
    ['name', contact.name, 'Please tell us your name'],
    ['email', contact.email, 'Please enter your e-mail address, so that we can send the quote'],
    ['phone', contact.phone, 'Please enter a phone number'],
  ] as const
  const missing = required
    .filter(([, value]) => value === '')
    .map(([field, , message]) => ({ path: `contact.${field}`, message }))
  const [email, phone] = [validateEmail(contact.email, policy), validatePhone(contact.phone, policy)]
  return [
    ...missing,
    ...(email === null ? [] : [{ path: 'contact.email', message: email }]),
    ...(phone === null ? [] : [{ path: 'contact.phone', message: phone }]),
  ]
}

function listAddressErrors({ type, address }: RequestedEvent, location: Location): FieldError[] {
  if (type === 'pickup') return []
  const required = [
    ['street', 'Please enter the street'],
    ['city', 'Please enter the city'],
    ['zipCode', 'Please enter the ZIP code'],
  ] as const
  const missing = required.flatMap(([field, message]) =>
    address?.[field] ? [] : [{ path: `address.${field}`, message }],
  )
  const street = address?.street ? findStreetError(address) : null
  const policy = getPolicy(location)
  const zipCode = address?.zipCode
    ? (validateZipCode(address.zipCode, policy) ??
      (type === 'delivery' ? findZipCodeError(address.zipCode, policy) : null))
    : null
  return [
    ...missing,
    ...(street === null ? [] : [{ path: 'address.street', message: street }]),
    ...(zipCode === null ? [] : [{ path: 'address.zipCode', message: zipCode }]),
  ]
}

/** Returns the errors of a request by field; empty if the location takes it. */
export const validateEventRequest = (event: RequestedEvent, context: RequestContext): FieldError[] => [
  ...listTimeErrors(event, context),
  ...(event.guests < context.rules.minGuests
    ? [{ path: 'guests', message: `Events are for at least ${context.rules.minGuests} guests` }]
    : []),
  ...listContactErrors(event, context.location),
  ...listAddressErrors(event, context.location),
]

/** @throws Problem `invalid-input` with the fields */
export function assertEventRequestValid(event: RequestedEvent, context: RequestContext): void {
  const errors = validateEventRequest(event, context)
  const [first] = errors
  if (first) throw new Problem('invalid-input', `${first.message}.`, { errors })
}

/** A dish of a package: one portion for each `guestsPerPortion` guests. */
type PackageDish = { readonly menuItemId: number; readonly guestsPerPortion: number }

/** Returns the portions of a package's dish for a number of guests. */
export const getPackagePortions = ({ guestsPerPortion }: PackageDish, guests: number): number =>
  Math.ceil(guests / guestsPerPortion)

/** Returns a package's price at the menu's prices, in cents; null if a dish is not on the menu. */
export function estimatePackageCents(
  dishes: readonly PackageDish[],
  guests: number,
  priceCentsOf: (menuItemId: number) => number | undefined,
): number | null {
  let sum = 0
  for (const dish of dishes) {
    const price = priceCentsOf(dish.menuItemId)
    if (price === undefined) return null
    sum += price * getPackagePortions(dish, guests)
  }
  return sum
}
