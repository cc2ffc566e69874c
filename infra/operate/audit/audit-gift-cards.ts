import { sumExecutedRefunds, sumFailedRefunds, sumPlannedRefunds } from '#shared/payments/card-refunds'
import { getGiftCardCents, getHeldCents } from '#shared/payments/gift-card-payments'
import type { AuditedRecords } from './audit-records'
import { compareFigures, groupBy, type Difference } from './difference'

type Card = AuditedRecords['giftCards'][number]
type Entry = AuditedRecords['giftCardEntries'][number]
type Order = AuditedRecords['orders'][number]

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0)

const formatParts = (parts: ReadonlyMap<string, number>): string =>
  [...parts]
    .map(([orderId, cents]) => `${orderId}: ${cents}`)
    .sort()
    .join(', ')

/** Returns what the movements of orders add up to, without orders whose part came back wholly. */
function sumByOrder(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const ofOrder = groupBy(
    entries.filter(({ orderId }) => orderId !== undefined),
    ({ orderId }) => orderId ?? '',
  )
  const sums = [...ofOrder].map(([id, own]) => [id, 0 - sum(own.map(({ amountCents }) => amountCents))] as const)
  return new Map(sums.filter(([, cents]) => cents !== 0))
}

/** Returns what active and completed orders hold of a card. */
const listHeld = (orders: readonly Order[], cardId: string): ReadonlyMap<string, number> =>
  new Map(
    orders
      .filter(({ status }) => status !== 'cancelled')
      .flatMap(({ id, giftCards = [] }) =>
        giftCards.filter((each) => each.cardId === cardId).map((each) => [id, getHeldCents(each)] as const),
      )
      .filter(([, cents]) => cents !== 0),
  )

/** Checks a card against its ledger, the orders that spent it, and its payment. */
function cardDifferences(card: Card, entries: readonly Entry[], orders: readonly Order[]): Difference[] {
  const { id, balanceCents, uses, payment, state } = card
  const of = (what: string) => ({ book: 'gift cards', of: `${id}, ${what}` })
  const ofKind = (kind: Entry['kind']) =>
    sum(entries.filter((entry) => entry.kind === kind).map((one) => one.amountCents))
  const moved = formatParts(sumByOrder(entries))
  const paidBack = sumPlannedRefunds(payment) + sumFailedRefunds(payment)
  const isPaid = card.code !== undefined
  return [
    ...compareFigures(of('balance in cents'), balanceCents, sum(entries.map(({ amountCents }) => amountCents))),
    ...compareFigures(of('below zero'), Math.min(0, balanceCents), 0),
    ...compareFigures(of('bought in cents'), ofKind('bought'), isPaid ? (payment.capturedCents ?? 0) : 0),
    ...compareFigures(of('uses'), formatParts(new Map(Object.entries(uses).filter(([, cents]) => cents !== 0))), moved),
    ...compareFigures(of('orders'), formatParts(listHeld(orders, id)), moved),
    ...compareFigures(of('refunded in cents'), isPaid ? 0 - ofKind('adjusted') : 0, isPaid ? paidBack : 0),
    ...compareFigures(of('executed refunds in cents'), sumExecutedRefunds(payment), sumPlannedRefunds(payment)),
    ...compareFigures(of('balance of a refunded card'), state === 'refunded' ? balanceCents : 0, 0),
  ]
}

/** Checks that an order's gift cards pay no more than its total, and got back what refunds say. */
function orderDifferences(order: Order): Difference[] {
  const { id, giftCards = [], refunds = [], totalCents, edits = [] } = order
  const of = (what: string) => ({ book: 'gift cards', of: `${id}, ${what}` })
  const paid = getGiftCardCents(order)
  const returned = sum(giftCards.map(({ returnedCents = 0 }) => returnedCents))
  return [
    // A refund may have returned more than a later edit leaves of the total.
    ...compareFigures(
      of('paid above the total'),
      Math.max(0, paid - Math.max(totalCents, edits.length > 0 ? returned : 0)),
      0,
    ),
    ...compareFigures(
      of('returned in cents'),
      returned,
      sum(refunds.map(({ toGiftCardCents = 0 }) => toGiftCardCents)),
    ),
  ]
}

/** Recomputes the balance of each gift card from its ledger, its orders and its payment. */
export function auditGiftCards({ giftCards, giftCardEntries, orders }: AuditedRecords): Difference[] {
  const entriesOf = groupBy(giftCardEntries, ({ cardId }) => cardId)
  const cards = new Set(giftCards.map(({ id }) => id))
  const paying = orders.filter((order) => order.giftCards !== undefined)
  return [
    ...giftCards.flatMap((card) => cardDifferences(card, entriesOf.get(card.id) ?? [], paying)),
    ...[...entriesOf.keys()]
      .filter((id) => !cards.has(id))
      .map((id) => ({ book: 'gift cards', of: id, stored: 'entries', recomputed: 'no card' })),
    ...paying.flatMap(orderDifferences),
  ]
}
