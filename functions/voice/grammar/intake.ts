import type { VoiceReply } from '#shared/contract/voice'
import { clockAt, openIntake, pauseAt } from '#shared/rules/intake'
import { estimateMinutes } from '#shared/rules/order-status'
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

/** How long an order takes now, or that none is taken. */
export function waitWords(facts: Facts): string {
  const { extraMinutes } = facts.intake ?? openIntake
  const range = (type: 'pickup' | 'delivery') =>
    estimateMinutes[type].map((minutes) => minutes + extraMinutes).join('-')
  const takes = `Pickup takes ${range('pickup')} minutes, delivery ${range('delivery')} minutes.`
  return pausedWords(facts) ?? (extraMinutes > 0 ? `The kitchen is busy. ${takes}` : takes)
}

/** A reply that put something into the cart, with what whoever orders now should know (docs/product/voice.md#busy-and-paused). */
export function withIntake(reply: VoiceReply, facts: Facts): VoiceReply {
  if (reply.action !== 'add_to_cart') return reply
  const isBusy = (facts.intake ?? openIntake).extraMinutes > 0
  const words = pausedWords(facts) ?? (isBusy ? waitWords(facts) : undefined)
  return words === undefined ? reply : { ...reply, response: `${reply.response} ${words}` }
}
