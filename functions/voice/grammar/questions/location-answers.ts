import { locations, type Location } from '#shared/locations/index'
import { formatShortDate, formatClockAt, formatClosedNow } from '#shared/hours/hours'
import { addDays, getWeekday, toWallClock, formatDateTime } from '#shared/platform/time'
import { getPolicy, type LocationPolicy } from '#shared/locations/policy'
import { formatCents } from '#shared/platform/money'
import { splitWords } from '../tokenize/words'
import type { VoiceReply } from '#shared/voice/contract'
import { DEFAULT_INTAKE, UNATTENDED_KITCHEN_REASON, getDeliveryPauseEnd, getPauseEnd } from '#shared/kitchen/intake'
import { estimateQuotes, getDelayMinutes } from '#shared/orders/eta'
import { findNextOrderTime } from '#shared/orders/timing/last-order'
import { isReadyBeforeClosing } from '#shared/orders/timing/order-times'
import { formatQuote, formatQuoteSentence, getCurrentQuote, isLongerThanStandard } from '#shared/orders/scheduling'
import { defaultStations } from '#shared/orders/timing/stations'
import type { AssistantFacts } from './facts'

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = 'january february march april may june july august september october november december'.split(' ')

/** Days ahead in which a date without a year is looked for. */
const LOOK_AHEAD = 366

const monthDay = (month: number, day: number) => `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The fourth Thursday of November. */
const isThanksgiving = (date: string) =>
  getWeekday(date) === 4 && date.slice(4, 7) === '-11' && Number(date.slice(8)) >= 22 && Number(date.slice(8)) <= 28

const on = (month: number, day: number) => (date: string) => date.endsWith(monthDay(month, day))

// Eves come first, because their names contain those of the following days.
const holidays: readonly (readonly [RegExp, (date: string) => boolean])[] = [
  [/thanksgiving/, isThanksgiving],
  [/christmas eve/, on(12, 24)],
  [/christmas|xmas/, on(12, 25)],
  [/new year'?s? eve/, on(12, 31)],
  [/new year/, on(1, 1)],
  [/valentine/, on(2, 14)],
  [/(fourth|4th) of july|july (fourth|4th)|independence day/, on(7, 4)],
  [/halloween/, on(10, 31)],
  [/labor day/, (date) => getWeekday(date) === 1 && date.slice(4, 7) === '-09' && Number(date.slice(8)) <= 7],
  [/memorial day/, (date) => getWeekday(date) === 1 && date.slice(4, 7) === '-05' && Number(date.slice(8)) >= 25],
  [/veterans day/, on(11, 11)],
  [/juneteenth/, on(6, 19)],
]

function namedDate(text: string): ((date: string) => boolean) | undefined {
  const holiday = holidays.find(([name]) => name.test(text))
  if (holiday) return holiday[1]
  const month = months.findIndex((name) => new RegExp(`\\b${name}\\b`).test(text))
  const [, after, before] =
    (month >= 0 &&
      new RegExp(`${months[month]} (\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${months[month]}`).exec(text)) ||
    []
  const day = after ?? before
  return day === undefined ? undefined : on(month + 1, Number(day))
}

const within = (today: string, matches: (date: string) => boolean): string | undefined =>
  Array.from({ length: LOOK_AHEAD }, (_, ahead) => addDays(today, ahead)).find(matches)

type RequestedDay = {
  /** Local date. */
  readonly date: string
  /** `Today`, `On Sunday`, `On Thu, Nov 26`. */
  readonly label: string
}

/**
 * Returns the day that a question about the hours names, by an exception's note, a holiday, a date
 * or a weekday. The default is today.
 */
export function parseRequestedDay(text: string, location: Location, now: Date): RequestedDay {
  const { date: today, weekday } = toWallClock(location, now)
  const noted = Object.entries(location.hours.exceptions)
    .filter(([date, { note }]) => date >= today && note && text.includes(note.toLowerCase()))
    .map(([date]) => date)
    .sort()[0]
  const named = namedDate(text)
  const date = noted ?? (named && within(today, named))
  if (date !== undefined) return { date, label: date === today ? 'Today' : `On ${formatShortDate(date)}` }
  const spoken = days.findIndex((day) => text.includes(day))
  const ahead = text.includes('tomorrow') ? 1 : spoken >= 0 ? (spoken - weekday + 7) % 7 : 0
  const day = days[(weekday + ahead) % 7] ?? ''
  const label = ahead === 0 ? 'Today' : `On ${day.charAt(0).toUpperCase()}${day.slice(1)}`
  return { date: addDays(today, ahead), label }
}

type Delivering = Pick<Location, 'delivery' | 'address' | 'name' | 'fullName' | 'phone' | 'code' | 'mode'>
type DeliveryFacts = Pick<AssistantFacts, 'others'> & { readonly location: Delivering }
type DeliveryTerms = LocationPolicy['delivery']

const TO = /\b(?:to|in|into|at|around|near|go to|reach|is) (?:the )?((?:(?!to |in |at )[a-z0-9]+ ?){1,4})$/
const FILL =
  /\b(?:your|delivery|area|zone|range|possible|please|today|tonight|now|right|deliver|delivered|delivering|do|you|can|guys|also|there|any|is|it|still|available|free|fees?|costs?|charges?|much|how|a|an|minimum|order|orders|for)\b/g
// Words for a place whose address the guest did not give.
const SOMEWHERE =
  /^(?:me|us|my|our|here|home|house|apartment|work|office|hotel|door|place|address|somewhere|someone|people|customers|homes|campus|beach)\b|^(?:my|our|the|a) /

/**
 * Returns the place that a question about delivery names: a ZIP code or a town; null if there is
 * none.
 */
function placeIn(text: string): string | null {
  const zip = /\b\d{5}\b/.exec(text)?.[0]
  if (zip) return zip
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
const termsOf = ({ feeCents, minimumCents, freeFromCents }: DeliveryTerms): string =>
  [
    `for ${formatCents(feeCents)}`,
    ...(minimumCents === null ? [] : [`from ${formatCents(minimumCents)} on`]),
    ...(freeFromCents === null ? [] : [`free from ${formatCents(freeFromCents)}`]),
  ].join(', ')

/** Formats the delivery fee, free delivery and the minimum order, as checkout applies them. */
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
 * Says whether and where a location delivers, with the checkout's terms. If it doesn't deliver,
 * names the group's location that does.
 */
export function answerDelivery(text: string, { location, others = locations }: DeliveryFacts, takes: string): string {
  const place = placeIn(text)
  const zone = `Our zone: ${location.delivery.zone}.`
  const { delivery: terms } = getPolicy(location)
  if (place === null && FEE.test(text)) return feesOf(terms)
  if (place === null) return `Yes, we deliver in ${takes} ${termsOf(terms)}. ${zone}`
  const to = titled(place)
  if (deliversTo(location, place)) return `Yes, we deliver to ${to}, in ${takes} ${termsOf(terms)}.`
  const other = others.find((each) => each.code !== location.code && deliversTo(each, place))
  const instead = other ? ` ${other.fullName} does: ${other.phone}.` : ''
  return `Sorry, from here we don't deliver to ${to}.${instead} ${zone}`
}

/**
 * Returns the notice that orders are paused and how to order for later; undefined while the kitchen
 * takes orders.
 */
function pausedWords({ location, now, intake = DEFAULT_INTAKE }: AssistantFacts): string | undefined {
  const until = getPauseEnd(intake, now)
  if (until === null) return undefined
  const notice =
    intake.reason === UNATTENDED_KITCHEN_REASON
      ? 'The kitchen is not answering right now'
      : `The kitchen takes no orders until ${formatClockAt(location, until)}`
  return `${notice}: you can order a pickup for later at the checkout.`
}

/** Says that an order for now would be ready after closing, and the next time; else undefined. */
function tooLateWords(facts: AssistantFacts): string | undefined {
  const { location: place, now } = facts
  const context = { policy: getPolicy(place), place, now }
  const quotes = quotesWhenOpen(facts)
  const readyAt = now.getTime() + quotes.pickup.min * 60_000
  if (formatClosedNow(place, now) !== null || isReadyBeforeClosing(readyAt, context, now)) return undefined
  const nextAt = findNextOrderTime({ orderType: 'pickup', delayMinutes: getDelayMinutes(quotes) }, context)
  const next = nextAt === null ? '' : ` The next pickup is ${formatDateTime(nextAt, place.timeZone)}, at the checkout.`
  return `It is too late for an order for now: we close soon.${next}`
}

/** Wait quotes for the time while the restaurant is open. */
const quotesWhenOpen = ({ quotes, intake = DEFAULT_INTAKE, now }: AssistantFacts) =>
  quotes ?? estimateQuotes({ stations: defaultStations, activeOrders: [], extraMinutes: intake.extraMinutes }, now)

const quoteNow = (facts: AssistantFacts) =>
  getCurrentQuote(quotesWhenOpen(facts), { policy: getPolicy(facts.location), place: facts.location, now: facts.now })

/** Returns the delivery time as part of a sentence, and sentences to add while closed or paused. */
export function describeDeliveryTime(facts: AssistantFacts): { readonly takes: string; readonly closed: string } {
  const { quotes, atOpening, closed } = quoteNow(facts)
  const minutes = formatQuote(quotesWhenOpen(facts).delivery)
  const pausedUntil = getDeliveryPauseEnd(facts.intake ?? DEFAULT_INTAKE, facts.now)
  const paused =
    pausedUntil === null ? '' : ` Right now delivery is paused until ${formatClockAt(facts.location, pausedUntil)}.`
  return {
    takes: atOpening || !quotes ? `${minutes} once we are open` : minutes,
    closed: `${paused}${closed === null ? '' : ` ${closed}.`}`,
  }
}

/**
 * Says how long an order takes now, or that the kitchen takes none. Ignores a pause if the location
 * stays closed after it.
 */
export function describeWait(facts: AssistantFacts): string {
  const quote = quoteNow(facts)
  const waitsForOpening = quote.atOpening !== null || quote.quotes === null
  return waitsForOpening
    ? formatQuoteSentence(quote)
    : (pausedWords(facts) ?? tooLateWords(facts) ?? formatQuoteSentence(quote))
}

/**
 * Adds the pause or backlog notice to a reply that changed the cart
 * (docs/product/voice.md#busy-and-paused).
 */
export function addIntakeNotice(reply: VoiceReply, facts: AssistantFacts): VoiceReply {
  if (reply.action !== 'add_to_cart') return reply
  const { quotes, atOpening } = quoteNow(facts)
  const isPossible = pausedWords(facts) === undefined && tooLateWords(facts) === undefined
  const isUsual = quotes !== null && !atOpening && !isLongerThanStandard(quotes) && isPossible
  return isUsual ? reply : { ...reply, response: `${reply.response} ${describeWait(facts)}` }
}
