import { formatClockAt, formatClosedNow } from '#shared/hours/hours'
import { formatDateTime } from '#shared/platform/time'
import { getPolicy } from '#shared/locations/policy'
import { text, type Text } from '#shared/voice/text'
import { addSentences, type Answer } from '../answer'
import { DEFAULT_INTAKE, UNATTENDED_KITCHEN_REASON, getDeliveryPauseEnd, getPauseEnd } from '#shared/kitchen/intake'
import { estimateQuotes, getDelayMinutes } from '#shared/orders/eta'
import { isReadyBeforeClosing, type OrderLead } from '#shared/orders/timing/order-times'
import { withDeliveryTo } from '#shared/orders/timing/delivery-minutes'
import {
  formatQuote,
  formatQuoteSentence,
  getCurrentQuote,
  isLongerThanStandard,
  type CurrentQuote,
} from '#shared/orders/scheduling'
import { defaultStations } from '#shared/orders/timing/stations'
import type { AssistantFacts } from './facts'
import { inSpanish } from './spanish-times'
import { listOrderDays } from '#shared/orders/timing/later-times'

/** Times of later orders, ISO: those that the checkout lists, and those with room for the cart. */
type OfferedTimes = { readonly listed: readonly string[]; readonly free: readonly string[] }

/** Returns the times that the location offers for a later order, in order. */
export function listOfferedTimes(order: OrderLead, { location, now, freeTimes }: AssistantFacts): OfferedTimes {
  const days = listOrderDays(order, { policy: getPolicy(location), place: location, now })
  const listed = days.flatMap(({ times }) => times.map(({ at }) => at))
  return { listed, free: freeTimes ? listed.filter((at) => freeTimes.has(at)) : listed }
}

/**
 * Returns the notice that orders are paused and how to order for later; undefined while the kitchen
 * takes orders.
 */
function pausedWords({ location, now, intake = DEFAULT_INTAKE }: AssistantFacts): Text | undefined {
  const until = getPauseEnd(intake, now)
  if (until === null) return undefined
  const clock = formatClockAt(location, until)
  const notice =
    intake.reason === UNATTENDED_KITCHEN_REASON
      ? text('The kitchen is not answering right now', 'La cocina no responde en este momento')
      : text(`The kitchen takes no orders until ${clock}`, `La cocina no toma pedidos hasta ${clock}`)
  return text(
    `${notice.en}: you can order a pickup for later at the checkout.`,
    `${notice.es}: puede pedir para recoger más tarde al pagar.`,
  )
}

/** Says that an order for now would be ready after closing, and the next time; else undefined. */
function tooLateWords(facts: AssistantFacts): Text | undefined {
  const { location: place, now } = facts
  const context = { policy: getPolicy(place), place, now }
  const quotes = quotesWhenOpen(facts)
  const readyAt = now.getTime() + quotes.pickup.min * 60_000
  if (formatClosedNow(place, now) !== null || isReadyBeforeClosing(readyAt, context, now)) return undefined
  const order = { orderType: 'pickup', delayMinutes: getDelayMinutes(quotes) } as const
  const [nextAt = null] = listOfferedTimes(order, facts).free
  const at = nextAt === null ? '' : formatDateTime(nextAt, place.timeZone)
  const [english, spanish] =
    nextAt === null
      ? ['', '']
      : [` The next pickup is ${at}, at the checkout.`, ` La próxima hora para recoger es ${inSpanish(at)}, al pagar.`]
  return text(
    `It is too late for an order for now: we close soon.${english}`,
    `Es tarde para un pedido para ahora: cerramos pronto.${spanish}`,
  )
}

/** Wait quotes for the time while the restaurant is open. */
const quotesWhenOpen = ({ quotes, intake = DEFAULT_INTAKE, now }: AssistantFacts) =>
  quotes ?? estimateQuotes({ stations: defaultStations, activeOrders: [], extraMinutes: intake.extraMinutes }, now)

/** Returns the facts with the delivery time of a ZIP code. */
export const withZipCode = (facts: AssistantFacts, zipCode: string | undefined): AssistantFacts =>
  zipCode === undefined
    ? facts
    : { ...facts, quotes: withDeliveryTo(quotesWhenOpen(facts), facts.location.delivery, zipCode) }

const quoteNow = (facts: AssistantFacts) =>
  getCurrentQuote(quotesWhenOpen(facts), { policy: getPolicy(facts.location), place: facts.location, now: facts.now })

/** Returns the delivery time as part of a sentence, and sentences to add while closed or paused. */
export function describeDeliveryTime(facts: AssistantFacts): {
  readonly takes: string
  readonly closed: readonly Text[]
} {
  const { quotes, atOpening, closed } = quoteNow(facts)
  const minutes = formatQuote(quotesWhenOpen(facts).delivery)
  const pausedUntil = getDeliveryPauseEnd(facts.intake ?? DEFAULT_INTAKE, facts.now)
  const until = pausedUntil === null ? '' : formatClockAt(facts.location, pausedUntil)
  const paused = text(
    `Right now delivery is paused until ${until}.`,
    `En este momento la entrega está en pausa hasta ${until}.`,
  )
  return {
    takes: atOpening || !quotes ? `${minutes} once we are open` : minutes,
    closed: [
      ...(pausedUntil === null ? [] : [paused]),
      ...(closed === null ? [] : [text(`${closed}.`, `${inSpanish(closed)}.`)]),
    ],
  }
}

/**
 * Says how long an order takes now, or that the kitchen takes none. Ignores a pause if the location
 * stays closed after it.
 */
export function describeWait(facts: AssistantFacts): readonly Text[] {
  const quote = quoteNow(facts)
  const waitsForOpening = quote.atOpening !== null || quote.quotes === null
  const times = text(formatQuoteSentence(quote), formatQuoteInSpanish(quote))
  return [waitsForOpening ? times : (pausedWords(facts) ?? tooLateWords(facts) ?? times)]
}

/** The Spanish form of `formatQuoteSentence`. */
function formatQuoteInSpanish({ quotes, atOpening, closed }: CurrentQuote): string {
  const isClosed = closed === null ? '' : `${inSpanish(closed)}. `
  if (atOpening) {
    const [pickup, delivery] = [atOpening.pickup, atOpening.delivery].map(inSpanish)
    return `${isClosed}Para recoger, listo ${pickup}; entrega ${delivery}, como muy pronto.`
  }
  if (!quotes) return isClosed.trim()
  const [pickup, delivery] = [quotes.pickup, quotes.delivery].map((each) => inSpanish(formatQuote(each)))
  const isBusy = isLongerThanStandard(quotes) ? 'La cocina está ocupada. ' : ''
  return `${isClosed}${isBusy}Para recoger tarda ${pickup}, la entrega ${delivery}.`
}

/**
 * Adds the pause or backlog notice to a reply that changed the cart
 * (docs/product/voice.md#busy-and-paused).
 */
export function addIntakeNotice(answer: Answer, facts: AssistantFacts): Answer {
  if (answer.action !== 'add_to_cart') return answer
  const { quotes, atOpening } = quoteNow(facts)
  const isPossible = pausedWords(facts) === undefined && tooLateWords(facts) === undefined
  const isUsual = quotes !== null && !atOpening && !isLongerThanStandard(quotes) && isPossible
  return isUsual ? answer : addSentences(answer, ...describeWait(facts))
}
