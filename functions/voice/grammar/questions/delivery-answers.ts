import { locations, type Location } from '#shared/locations/index'
import { getPolicy, type LocationPolicy } from '#shared/locations/policy'
import { formatCents } from '#shared/platform/money'
import { text, type Text } from '#shared/voice/text'
import { splitWords } from '../tokenize/words'
import type { AssistantFacts } from './facts'
import { inSpanish } from './spanish-times'
import { findTimePhrase } from './time-phrases'

type Delivering = Pick<Location, 'delivery' | 'address' | 'name' | 'fullName' | 'phone' | 'code' | 'mode'>
type DeliveryFacts = Pick<AssistantFacts, 'others'> & { readonly location: Delivering }
type DeliveryTerms = LocationPolicy['delivery']

const TO = /\b(?:to|in|into|at|around|near|go to|reach|is) (?:the )?((?:(?!to |in |at )[a-z0-9]+(?: |$)){1,4})$/
const FILL =
  /\b(?:your|delivery|area|zone|range|possible|please|today|tonight|now|right|deliver|delivered|delivering|do|you|can|guys|also|there|any|is|it|still|available|free|fees?|costs?|charges?|much|how|a|an|minimum|order|orders|for|night|nights|late|evenings?|mornings?|afternoons?|weekends?|noon|midnight|lunch|dinner|after|before|until|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/g
// Words for a place whose address the guest did not give.
const SOMEWHERE =
  /^(?:me|us|my|our|here|home|house|apartment|work|office|hotel|door|place|address|somewhere|someone|people|customers|homes|campus|beach)\b|^(?:my|our|the|a) /

/** Returns the first ZIP code of a sentence. */
export const findZipCode = (text: string): string | undefined => /\b\d{5}\b/.exec(text)?.[0]

/**
 * Returns the place that a question about delivery names: a ZIP code or a town; null if there is
 * none.
 */
export function findPlace(sentence: string): string | null {
  const zip = findZipCode(sentence)
  if (zip) return zip
  const words = sentence.split(' ')
  const time = findTimePhrase(words)
  // `deliver at 7 15`: a time, and no place.
  const text = words.filter((_, at) => !time || at < time.from || at >= time.to).join(' ')
  const before = /\bis ((?:[a-z]+ ){0,6}?[a-z]+) (?:in|inside|within) (?:your|the) (?:delivery|zone|area|range)/.exec(
    text,
  )?.[1]
  const said =
    before ??
    TO.exec(
      text
        .replace(/\b(?:please|today|tonight|now|possible|too|also)\b/g, '')
        .replace(/ +/g, ' ')
        .trim(),
    )?.[1]
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

/**
 * Formats the checkout's delivery terms as a clause: `for $2.99, from $15.00 on, free from $25.00`.
 */
function termsOf({ feeCents, minimumCents, freeFromCents }: DeliveryTerms): Text {
  const [fee, minimum, free] = [feeCents, minimumCents ?? 0, freeFromCents ?? 0].map(formatCents)
  const terms = [
    text(`for ${fee}`, `por ${fee}`),
    ...(minimumCents === null ? [] : [text(`from ${minimum} on`, `desde ${minimum}`)]),
    ...(freeFromCents === null ? [] : [text(`free from ${free}`, `gratis desde ${free}`)]),
  ]
  return text(terms.map(({ en }) => en).join(', '), terms.map(({ es }) => es).join(', '))
}

/** Formats the delivery fee, free delivery and the minimum order, as checkout applies them. */
function feesOf({ feeCents, minimumCents, freeFromCents }: DeliveryTerms): readonly Text[] {
  const [fee, minimum, free] = [feeCents, minimumCents ?? 0, freeFromCents ?? 0].map(formatCents)
  return [
    text(`Delivery costs ${fee}.`, `La entrega cuesta ${fee}.`),
    freeFromCents === null
      ? text('Delivery is not free for larger orders.', 'La entrega no es gratis para pedidos más grandes.')
      : text(`It is free for orders of ${free} or more.`, `Es gratis para pedidos de ${free} o más.`),
    minimumCents === null
      ? text('There is no minimum order for delivery.', 'No hay pedido mínimo para la entrega.')
      : text(`The minimum order for delivery is ${minimum}.`, `El pedido mínimo para la entrega es ${minimum}.`),
  ]
}

/** An answer about delivery, and whether it says that the location delivers. */
type DeliveryAnswer = { readonly sentences: readonly Text[]; readonly isOffered: boolean }

/**
 * Says whether and where a location delivers, with the checkout's terms. If it doesn't deliver,
 * names the group's location that does.
 */
export function answerDelivery(
  said: string,
  { location, others = locations }: DeliveryFacts,
  takes: string,
): DeliveryAnswer {
  const place = findPlace(said)
  const zone = text(`Our zone: ${location.delivery.zone}.`, `Nuestra zona: ${location.delivery.zone}.`)
  const { delivery } = getPolicy(location)
  if (place === null && FEE.test(said)) return { sentences: feesOf(delivery), isOffered: false }
  const terms = termsOf(delivery)
  const [english, spanish] = [`in ${takes} ${terms.en}.`, `en ${inSpanish(takes)} ${terms.es}.`]
  if (place === null)
    return { sentences: [text(`Yes, we deliver ${english}`, `Sí, entregamos ${spanish}`), zone], isOffered: true }
  const to = titled(place)
  if (deliversTo(location, place)) {
    const yes = text(`Yes, we deliver to ${to}, ${english}`, `Sí, entregamos en ${to}, ${spanish}`)
    return { sentences: [yes], isOffered: true }
  }
  const other = others.find((each) => each.code !== location.code && deliversTo(each, place))
  const instead = other && text(`${other.fullName} does: ${other.phone}.`, `${other.fullName} sí: ${other.phone}.`)
  const no = text(`Sorry, from here we don't deliver to ${to}.`, `Lo siento, desde aquí no entregamos en ${to}.`)
  return { sentences: [no, ...(instead ? [instead] : []), zone], isOffered: false }
}
