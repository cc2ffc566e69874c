import type { VoiceReply } from '#shared/contract/voice'
import { policyOf } from '#shared/locations/policy'
import { clockAt, openIntake, pauseAt } from '#shared/rules/intake'
import { quotesOf } from '#shared/rules/promise'
import { quoteFor } from '#shared/rules/quote-for'
import { inMinutes, isLonger, quoteWords } from '#shared/rules/quote-words'
import { usualStations } from '#shared/rules/stations'
import { NO_KITCHEN } from '#shared/rules/unanswered'
import type { Facts } from './facts'

/** That no order for now is taken, and the way on; nothing while orders are taken. */
function pausedWords({ location, now, intake = openIntake }: Facts): string | undefined {
  const until = pauseAt(intake, now)
  if (until === null) return undefined
  const told =
    intake.reason === NO_KITCHEN
      ? 'The kitchen is not answering right now'
      : `The kitchen takes no orders until ${clockAt(location, until)}`
  return `${told}: you can order a pickup for later at the checkout.`
}

/** The quotes that hold while the restaurant is open. */
const quotesWhenOpen = ({ quotes, intake = openIntake, now }: Facts) =>
  quotes ?? quotesOf({ stations: usualStations, inHand: [], extraMinutes: intake.extraMinutes }, now)

const quoteNow = (facts: Facts) =>
  quoteFor(quotesWhenOpen(facts), { policy: policyOf(facts.location), place: facts.location, now: facts.now })

/**
 * How long a delivery takes, as part of a sentence, and a sentence that follows it while closed.
 */
export function deliveryTime(facts: Facts): { readonly takes: string; readonly closed: string } {
  const { quotes, atOpening, closed } = quoteNow(facts)
  const minutes = inMinutes(quotesWhenOpen(facts).delivery)
  return {
    takes: atOpening || !quotes ? `${minutes} once we are open` : minutes,
    closed: closed === null ? '' : ` ${closed}.`,
  }
}

/**
 * How long an order takes now, or that none is taken. A pause says nothing where the doors stay
 * closed after it.
 */
export function waitWords(facts: Facts): string {
  const quote = quoteNow(facts)
  const waitsForOpening = quote.atOpening !== null || quote.quotes === null
  return waitsForOpening ? quoteWords(quote) : (pausedWords(facts) ?? quoteWords(quote))
}

/**
 * A reply that put something into the cart, with what whoever orders now should know
 * (docs/product/voice.md#busy-and-paused).
 */
export function withIntake(reply: VoiceReply, facts: Facts): VoiceReply {
  if (reply.action !== 'add_to_cart') return reply
  const { quotes, atOpening } = quoteNow(facts)
  const isUsual = quotes !== null && !atOpening && !isLonger(quotes) && pausedWords(facts) === undefined
  return isUsual ? reply : { ...reply, response: `${reply.response} ${waitWords(facts)}` }
}
