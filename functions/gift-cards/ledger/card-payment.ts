import { randomBytes } from 'node:crypto'
import { createGiftCardCode } from '#shared/gift-cards/gift-cards'
import type { OrderStatus } from '#shared/orders/constants'
import { sumDisputed } from '#shared/payments/disputes'
import { applyPaymentFact, OUTSIDE_REFUND, type PaymentFact } from '#shared/payments/payment-state'
import { getDuePaymentStep, getNextPaymentCheck } from '#shared/payments/payment-steps'
import { paymentKeys } from '../../payments/provider/records'
import { deleteItems, getItem, putItems, tableName } from '../../platform/table/table'
import { buildPutIfAbsent, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { buildCardUpdate, findGiftCard } from './card-repository'
import { addEntry } from './entries'
import { giftCardKeys, type GiftCardRecord } from './records'
import { expiresAfter } from '../../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/**
 * Stores when a changed gift card must be looked at again. Returns whether that is due now. It
 * reads the current card, so that a repeated change brings back no check that has ended.
 */
export async function awaitsSettlement(id: string, now: Date): Promise<boolean> {
  const card = await findGiftCard(id)
  return card !== undefined && scheduleGiftCardCheck(card, now)
}

type Payment = GiftCardRecord['payment']

/**
 * Returns a card as the order that its payment pays: one that was confirmed, so that it is captured
 * at once, or a cancelled one, so that the money goes back.
 */
export function toPaidOrder({ id, state, amountCents, payment }: GiftCardRecord) {
  const isOver = state === 'expired' || state === 'refunded'
  const status: OrderStatus = isOver ? 'cancelled' : 'confirmed'
  return { id, status, totalCents: amountCents, payment }
}

/** A card whose payment the buyer's bank takes back pays nothing, until the desk lifts that. */
function getState(state: GiftCardRecord['state'], payment: Payment, isCancelled: boolean): GiftCardRecord['state'] {
  if (isCancelled) return 'expired'
  return state === 'active' && sumDisputed(payment) > 0 ? 'blocked' : state
}

function applyFacts(card: GiftCardRecord, facts: readonly PaymentFact[], at: string): GiftCardRecord {
  return facts.reduce<GiftCardRecord>((current, fact) => {
    const { payment, isCancelled } = applyPaymentFact(toPaidOrder(current), fact, at)
    const changed: Payment = { ...current.payment, ...payment, cardRefunds: [...payment.cardRefunds] }
    return { ...current, payment: changed, state: getState(current.state, changed, isCancelled) }
  }, card)
}

/** Returns the steps that open a paid card: its code, its balance and its first entry. */
function openCard(card: GiftCardRecord, requestId: string | undefined, now: Date): readonly WriteStep[] {
  const { id, location, amountCents, payment, createdAt } = card
  const balanceCents = Math.min(amountCents, payment.capturedCents ?? 0)
  const code = createGiftCardCode(randomBytes(20))
  const index = { gsi1pk: giftCardKeys.of(location), gsi1sk: `${createdAt}#${id}`, expiresAt: undefined }
  return [
    {
      write: {
        Update: buildCardUpdate(card, { payment, state: 'active', balanceCents, code, requestId, ...index }),
      },
    },
    { write: { Put: buildPutIfAbsent({ ...giftCardKeys.code(code), type: 'GiftCode', cardId: id }) } },
    addEntry({ cardId: id, seller: location, kind: 'bought', amountCents: balanceCents, now }),
  ]
}

const sumOutsideRefunds = ({ cardRefunds }: Payment): number =>
  cardRefunds
    .filter(({ providerId }) => providerId === OUTSIDE_REFUND)
    .reduce((sum, refund) => sum + refund.amountCents, 0)

/**
 * Returns the steps that store a changed payment, and take off the card what went back elsewhere.
 */
function storePayment(before: GiftCardRecord, after: GiftCardRecord, requestId: string | undefined, now: Date) {
  const { id, location, payment, state, balanceCents } = after
  const outside = sumOutsideRefunds(payment) - sumOutsideRefunds(before.payment)
  const taken = Math.min(balanceCents, Math.max(0, outside))
  if (taken === 0) return [{ write: { Update: buildCardUpdate(before, { payment, state, requestId }) } }]
  const update = buildCardUpdate(before, { payment, state, requestId, balanceCents: balanceCents - taken })
  const ConditionExpression = `${update.ConditionExpression} AND balanceCents = :seenBalance`
  const ExpressionAttributeValues = { ...update.ExpressionAttributeValues, ':seenBalance': balanceCents }
  return [
    { write: { Update: { ...update, ConditionExpression, ExpressionAttributeValues } } },
    addEntry({ cardId: id, seller: location, kind: 'adjusted', amountCents: -taken, now }),
  ]
}

/** Remembers which card a new payment intent belongs to. */
function indexIntent(before: GiftCardRecord, { id, payment: { intentId } }: GiftCardRecord): readonly WriteStep[] {
  if (intentId === undefined || intentId === before.payment.intentId) return []
  const record = { ...paymentKeys.intent(intentId), type: 'PaymentIntent', orderId: id, part: 0 }
  return [{ write: { Put: { TableName: tableName(), Item: record } } }]
}

type PaymentReport = {
  readonly facts: readonly PaymentFact[]
  readonly now: Date
  readonly requestId?: string
  /** The provider's event that reports the facts. Its second delivery changes nothing. */
  readonly eventId?: string
}

const EVENT_TTL_SECONDS = 90 * DAY_SECONDS

const markEvent = (eventId: string, cardId: string, now: Date): WriteStep => ({
  write: {
    Put: buildPutIfAbsent({
      ...paymentKeys.event(eventId),
      type: 'PaymentEvent',
      orderId: cardId,
      expiresAt: expiresAfter(now, EVENT_TTL_SECONDS),
    }),
  },
  onConflict: 'already',
})

/**
 * Changes a gift card by what the provider reports about its payment, in one transaction. The first
 * capture opens the card. Returns the card; undefined for an unknown one or a repeated event.
 */
export const reportGiftCardPayment = (id: string, report: PaymentReport): Promise<GiftCardRecord | undefined> =>
  runOptimisticWrite<GiftCardRecord | undefined, GiftCardRecord | undefined>(
    async () => {
      const { eventId } = report
      const isProcessed = eventId !== undefined && (await getItem(paymentKeys.event(eventId))) !== undefined
      return isProcessed ? undefined : findGiftCard(id)
    },
    (card) => {
      if (!card) return { steps: [], answer: undefined }
      const { facts, now, requestId, eventId } = report
      const after = applyFacts(card, facts, now.toISOString())
      const marks = eventId === undefined ? [] : [markEvent(eventId, id, now)]
      if (JSON.stringify(after) === JSON.stringify(card)) return { steps: marks, answer: card }
      const isNowPaid = after.state === 'pending' && after.payment.capturedCents !== undefined
      const changed = isNowPaid
        ? openCard({ ...after, version: card.version }, requestId, now)
        : storePayment(card, after, requestId, now)
      return { steps: [...marks, ...changed, ...indexIntent(card, after)], answer: after }
    },
  )

/** Plans that everything that was paid for a card goes back: it was paid after its time. */
export const planGiftCardRefunds = (id: string, amountCents: number, expectedVersion: number, now: Date) =>
  runOptimisticWrite<GiftCardRecord | undefined, void>(
    () => findGiftCard(id),
    (card) => {
      // Another process has planned it; the next look decides again.
      if (!card || card.version !== expectedVersion) return { steps: [], answer: undefined }
      const cardRefunds = [...card.payment.cardRefunds, { amountCents, at: now.toISOString() }]
      const update = buildCardUpdate(card, { payment: { ...card.payment, cardRefunds } })
      return { steps: [{ write: { Update: update } }], answer: undefined }
    },
  )

/** Returns the next call to the provider that a card's payment needs. */
export const getDueCardStep = (card: GiftCardRecord, now: Date) => getDuePaymentStep(toPaidOrder(card), now)

/** Whether a card waits for its first mail. */
export const awaitsMail = ({ state, mailedAt }: GiftCardRecord): boolean => state === 'active' && mailedAt === undefined

function getNextCheck(card: GiftCardRecord, now: Date): string | undefined {
  const checks = [getNextPaymentCheck(toPaidOrder(card), now), awaitsMail(card) ? card.deliverAt : undefined]
  return checks.filter((at) => at !== undefined).sort()[0]
}

/**
 * Stores when a card must be looked at again, or deletes the entry. Returns whether something is
 * due now.
 */
export async function scheduleGiftCardCheck(card: GiftCardRecord, now: Date): Promise<boolean> {
  const key = giftCardKeys.check(card.location, card.id)
  const dueAt = getNextCheck(card, now)
  if (dueAt === undefined) await deleteItems([key])
  else await putItems([{ ...key, type: 'GiftCardCheck', giftCardId: card.id, dueAt }])
  return dueAt !== undefined && dueAt <= now.toISOString()
}
