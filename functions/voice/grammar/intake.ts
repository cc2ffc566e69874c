import type { VoiceReply } from '#shared/contract/voice'
import { clockAt, openIntake, pauseAt } from '#shared/rules/intake'
import { quotesOf } from '#shared/rules/promise'
import { isLonger, quoteWords } from '#shared/rules/quote-words'
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

/** How long an order takes that comes now: by what the kitchen has in hand, or asks for where nobody looked. */
export const quotesNow = ({ quotes, intake = openIntake, now }: Facts) =>
  quotes ?? quotesOf({ stations: usualStations, inHand: [], extraMinutes: intake.extraMinutes }, now)

/** How long an order takes now, or that none is taken. */
export function waitWords(facts: Facts): string {
  return pausedWords(facts) ?? quoteWords(quotesNow(facts))
}

/** A reply that put something into the cart, with what whoever orders now should know (docs/product/voice.md#busy-and-paused). */
export function withIntake(reply: VoiceReply, facts: Facts): VoiceReply {
  if (reply.action !== 'add_to_cart') return reply
  const words = pausedWords(facts) ?? (isLonger(quotesNow(facts)) ? waitWords(facts) : undefined)
  return words === undefined ? reply : { ...reply, response: `${reply.response} ${words}` }
}
