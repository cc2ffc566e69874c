import type { PaymentStep } from '#shared/payments/payment-steps'
import { callProvider } from '../payments/settle-payment'
import { log } from '../platform/log'
import { runOptimisticWrite } from '../platform/table/transaction'
import {
  awaitsMail,
  getDueCardStep,
  planGiftCardRefunds,
  reportGiftCardPayment,
  scheduleGiftCardCheck,
  toPaidOrder,
} from './ledger/card-payment'
import { buildCardUpdate, findGiftCard } from './ledger/card-repository'
import type { GiftCardRecord } from './ledger/records'

/** More steps than any card needs at once. */
const MAX_STEPS = 20

/** Makes the call of a step and stores what it changed. */
async function takeStep(card: GiftCardRecord, step: PaymentStep, now: Date): Promise<void> {
  switch (step.type) {
    case 'plan-refunds': {
      const cents = step.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
      return planGiftCardRefunds(card.id, cents, card.version, now)
    }
    case 'open-balance':
      throw new Error('A gift card has no balance to pay')
    default: {
      const facts = await callProvider(toPaidOrder(card), step)
      log.info('payment', { step: step.type, facts: facts.map(({ type }) => type) })
      await reportGiftCardPayment(card.id, { facts, now })
    }
  }
}

/** Marks a card as mailed; the reaction to this change sends the mail, once. */
const markMailed = (id: string, now: Date) =>
  runOptimisticWrite<GiftCardRecord | undefined, void>(
    () => findGiftCard(id),
    (card) =>
      card && awaitsMail(card)
        ? {
            steps: [
              {
                write: { Update: buildCardUpdate(card, { mailedAt: now.toISOString(), mailings: card.mailings + 1 }) },
              },
            ],
            answer: undefined,
          }
        : { steps: [], answer: undefined },
  )

/**
 * Brings a gift card's payment at the provider in line with the card, and sends its mail when it is
 * due. Repeating it is harmless. Throws if the provider is not available; the schedule then tries
 * again.
 */
export async function settleGiftCard(id: string, now: Date): Promise<void> {
  for (let taken = 0; taken < MAX_STEPS; taken += 1) {
    const card = await findGiftCard(id)
    if (!card) return
    const step = getDueCardStep(card, now)
    if (step) await takeStep(card, step, now)
    else if (awaitsMail(card) && card.deliverAt <= now.toISOString()) await markMailed(id, now)
    else return void (await scheduleGiftCardCheck(card, now))
  }
}
