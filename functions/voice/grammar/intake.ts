import type { VoiceReply } from '#shared/contract/voice'
import { getPolicy } from '#shared/locations/policy'
import { formatClockAt, DEFAULT_INTAKE, getPauseEnd } from '#shared/rules/intake'
import { estimateQuotes } from '#shared/rules/promise'
import { getCurrentQuote } from '#shared/rules/quote-for'
import { formatQuote, isLongerThanStandard, formatQuoteSentence } from '#shared/rules/quote-words'
import { defaultStations } from '#shared/rules/stations'
import { UNATTENDED_KITCHEN_REASON } from '#shared/rules/unanswered'
import type { AssistantFacts } from './facts'

/** That no order for now is taken, and the way on; nothing while orders are taken. */
function pausedWords({ location, now, intake = DEFAULT_INTAKE }: AssistantFacts): string | undefined {
  const until = getPauseEnd(intake, now)
  if (until === null) return undefined
  const told =
    intake.reason === UNATTENDED_KITCHEN_REASON
      ? 'The kitchen is not answering right now'
      : `The kitchen takes no orders until ${formatClockAt(location, until)}`
  return `${told}: you can order a pickup for later at the checkout.`
}

/** The quotes that hold while the restaurant is open. */
const quotesWhenOpen = ({ quotes, intake = DEFAULT_INTAKE, now }: AssistantFacts) =>
  quotes ?? estimateQuotes({ stations: defaultStations, inHand: [], extraMinutes: intake.extraMinutes }, now)

const quoteNow = (facts: AssistantFacts) =>
  getCurrentQuote(quotesWhenOpen(facts), { policy: getPolicy(facts.location), place: facts.location, now: facts.now })

/**
 * How long a delivery takes, as part of a sentence, and a sentence that follows it while closed.
 */
export function describeDeliveryTime(facts: AssistantFacts): { readonly takes: string; readonly closed: string } {
  const { quotes, atOpening, closed } = quoteNow(facts)
  const minutes = formatQuote(quotesWhenOpen(facts).delivery)
  return {
    takes: atOpening || !quotes ? `${minutes} once we are open` : minutes,
    closed: closed === null ? '' : ` ${closed}.`,
  }
}

/**
 * How long an order takes now, or that none is taken. A pause says nothing where the doors stay
 * closed after it.
 */
export function describeWait(facts: AssistantFacts): string {
  const quote = quoteNow(facts)
  const waitsForOpening = quote.atOpening !== null || quote.quotes === null
  return waitsForOpening ? formatQuoteSentence(quote) : (pausedWords(facts) ?? formatQuoteSentence(quote))
}

/**
 * A reply that put something into the cart, with what whoever orders now should know
 * (docs/product/voice.md#busy-and-paused).
 */
export function addIntakeNotice(reply: VoiceReply, facts: AssistantFacts): VoiceReply {
  if (reply.action !== 'add_to_cart') return reply
  const { quotes, atOpening } = quoteNow(facts)
  const isUsual = quotes !== null && !atOpening && !isLongerThanStandard(quotes) && pausedWords(facts) === undefined
  return isUsual ? reply : { ...reply, response: `${reply.response} ${describeWait(facts)}` }
}
