import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { LocationPolicy } from '#shared/locations/policy'
import { formatCents } from '#shared/rules/money'
import { splitWords } from './normalise'

type Delivering = Pick<Location, 'delivery' | 'address' | 'name' | 'fullName' | 'phone' | 'code' | 'mode'>
type DeliveryTerms = LocationPolicy['delivery']

const TO = /\b(?:to|in|into|at|around|near|go to|reach|is) (?:the )?((?:(?!to |in |at )[a-z0-9]+ ?){1,4})$/
const FILL =
  /\b(?:your|delivery|area|zone|range|possible|please|today|tonight|now|right|deliver|delivered|delivering|do|you|can|guys|also|there|any|is|it|still|available|free|fees?|costs?|charges?|much|how|a|an|minimum|order|orders|for)\b/g
// Where somebody is, whose address nobody told.
const SOMEWHERE =
  /^(?:me|us|my|our|here|home|house|apartment|work|office|hotel|door|place|address|somewhere|someone|people|customers|homes|campus|beach)\b|^(?:my|our|the|a) /

/**
 * The place that a question about delivery names: a ZIP code or a town; null where none is named.
 */
function placeIn(text: string): string | null {
  const zip = /\b\d{5}\b/.exec(text)?.[0]
  if (zip) return zip
  const before = /\bis ([a-z ]+?) (?:in|inside|within) (?:your|the) (?:delivery|zone|area|range)/.exec(text)?.[1]
  const said = before ?? TO.exec(text.replace(/\b(?:please|today|tonight|now|possible|too|also)\b/g, '').replace(/ +/g, ' ').trim())?.[1] // prettier-ignore
  const place = (said ?? '').replace(FILL, '').replace(/ +/g, ' ').trim()
  return place === '' || SOMEWHERE.test(place) || SOMEWHERE.test(said ?? '') ? null : place
}

const titled = (place: string) => place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

function deliversTo({ delivery, address }: Delivering, place: string): boolean {
  if (/^\d{5}$/.test(place)) return delivery.zipCodes.includes(place)
  const zone = ` ${[...splitWords(`${delivery.zone} , ${address.city}`)].join(' ')} `
  return zone.includes(` ${place} `)
}

const FEE = /\b(?:fees?|costs?|charges?|how much|price|free|minimum|cuanto|cuesta|gratis|minimo)\b/

/** The terms that checkout applies, in a clause: `for $2.99, from $15.00 on, free from $25.00`. */
const termsOf = ({ feeCents, minimumCents, freeFromCents }: DeliveryTerms): string =>
  [
    `for ${formatCents(feeCents)}`,
    ...(minimumCents === null ? [] : [`from ${formatCents(minimumCents)} on`]),
    ...(freeFromCents === null ? [] : [`free from ${formatCents(freeFromCents)}`]),
  ].join(', ')

/** The delivery fee, when delivery is free, and the minimum order, as checkout applies them. */
function feesOf({ feeCents, minimumCents, freeFromCents }: DeliveryTerms): string {
  const free =
    freeFromCents === null
      ? 'Delivery is not free for larger orders.'
      : `It is free for orders of ${formatCents(freeFromCents)} or more.`
  const minimum =
    minimumCents === null
      ? 'There is no minimum order for delivery.'
      : `The minimum order for delivery is ${formatCents(minimumCents)}.`
  return `Delivery costs ${formatCents(feeCents)}. ${free} ${minimum}`
}

/**
 * Whether and where a location delivers, by its own delivery area and the terms that its checkout
 * applies; if it does not, which of the group does.
 */
export function answerDelivery(text: string, location: Delivering, takes: string): string {
  const place = placeIn(text)
  const zone = `Our zone: ${location.delivery.zone}.`
  const { delivery: terms } = getPolicy(location)
  if (place === null && FEE.test(text)) return feesOf(terms)
  if (place === null) return `Yes, we deliver in ${takes} ${termsOf(terms)}. ${zone}`
  const to = titled(place)
  if (deliversTo(location, place)) return `Yes, we deliver to ${to}, in ${takes} ${termsOf(terms)}.`
  const other = locations.find((each) => each.code !== location.code && deliversTo(each, place))
  const instead = other ? ` ${other.fullName} does: ${other.phone}.` : ''
  return `Sorry, from here we don't deliver to ${to}.${instead} ${zone}`
}
