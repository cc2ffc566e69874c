import { createGiftCardChangedProblem } from '#shared/gift-cards/gift-cards'
import type { LocationCode } from '#shared/locations/index'
import { getHeldCents, type GiftCardPayment } from '#shared/payments/gift-card-payments'
import { tableName } from '../../platform/table/table'
import { transact, type Update, type WriteStep } from '../../platform/table/transaction'
import { addEntry } from './entries'
import { giftCardKeys } from './records'

/** A gift card of an order, with the location that sold it. */
export type OrderGiftCard = GiftCardPayment & { readonly seller: LocationCode }

type PaidOrder = { readonly id: string; readonly ticketNumber: number; readonly location: LocationCode }

type Movement = { readonly order: PaidOrder; readonly card: OrderGiftCard; readonly cents: number; readonly now: Date }

const entryOf = ({ order, card, cents, now }: Movement): WriteStep =>
  addEntry({
    cardId: card.cardId,
    seller: card.seller,
    kind: cents < 0 ? 'spent' : 'returned',
    amountCents: cents,
    order,
    now,
  })

/** Returns the update of a card by an order. `#order` names the order's part. */
const buildMovement = (
  { card, order }: Pick<Movement, 'card' | 'order'>,
  { update, condition, values }: { readonly update: string; readonly condition: string; readonly values: object },
): Update => ({
  TableName: tableName(),
  Key: giftCardKeys.card(card.cardId),
  UpdateExpression: update,
  ConditionExpression: condition,
  ExpressionAttributeNames: {
    '#order': order.id,
    '#uses': 'uses',
    ...(condition.includes('#state') && { '#state': 'state' }),
  },
  ExpressionAttributeValues: { ...values },
})

/**
 * Returns the steps that spend an amount of a gift card on a new order. They fail with `code-spent`
 * if less is left of it or it was blocked since it was read.
 */
export function spendGiftCard(card: OrderGiftCard, order: PaidOrder, now: Date): readonly WriteStep[] {
  const { amountCents } = card
  const write = buildMovement(
    { card, order },
    {
      update: 'SET balanceCents = balanceCents - :cents, #uses.#order = :cents',
      condition: '#state = :active AND balanceCents >= :cents AND attribute_not_exists(#uses.#order)',
      values: { ':cents': amountCents, ':active': 'active' },
    },
  )
  return [
    { write: { Update: write }, onConflict: () => createGiftCardChangedProblem() },
    entryOf({ order, card, cents: -amountCents, now }),
  ]
}

/** Returns the steps that change what an order holds of a gift card; none if it stays. */
export function changeGiftCardUse(
  before: OrderGiftCard,
  after: OrderGiftCard,
  order: PaidOrder,
  now: Date,
): readonly WriteStep[] {
  const [heldBefore, held] = [getHeldCents(before), getHeldCents(after)]
  const more = held - heldBefore
  if (more === 0) return []
  const write = buildMovement(
    { card: after, order },
    {
      update: 'SET balanceCents = balanceCents - :more, #uses.#order = :held',
      condition: `#uses.#order = :before${more > 0 ? ' AND #state = :active AND balanceCents >= :more' : ''}`,
      values: { ':more': more, ':held': held, ':before': heldBefore, ...(more > 0 && { ':active': 'active' }) },
    },
  )
  return [{ write: { Update: write } }, entryOf({ order, card: after, cents: -more, now })]
}

/**
 * Returns to a gift card what a cancelled order holds of it. Repeating the call changes nothing,
 * also if another order has used the card since.
 */
export async function releaseGiftCard(card: OrderGiftCard, order: PaidOrder, now: Date): Promise<void> {
  const cents = getHeldCents(card)
  const write = buildMovement(
    { card, order },
    {
      update: 'SET balanceCents = balanceCents + :cents REMOVE #uses.#order',
      condition: '#uses.#order = :cents',
      values: { ':cents': cents },
    },
  )
  const entry = cents > 0 ? [entryOf({ order, card, cents, now })] : []
  await transact([{ write: { Update: write }, onConflict: 'already' }, ...entry])
}
