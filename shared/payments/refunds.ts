import { formatCents, type Cents } from '../platform/money'

/**
 * Reasons of a refund, worded for the guest. Staff choose one and can't type text, so that no
 * reason names a person (decision 0055).
 */
export const refundReasons = {
  'sold-out': 'We ran out of it',
  missing: 'It was missing',
  wrong: 'It was not as you ordered it',
  quality: 'It was not as good as it should be',
  late: 'It took too long',
  other: 'Something went wrong',
  /** Only the system refunds for this reason: an edit made a paid order cost less. */
  changed: 'The order was changed',
} as const
export type RefundReason = keyof typeof refundReasons
/** The reasons that staff choose from. */
export const staffRefundReasonIds = [
  'sold-out',
  'missing',
  'wrong',
  'quality',
  'late',
  'other',
] as const satisfies readonly RefundReason[]
export type StaffRefundReason = (typeof staffRefundReasonIds)[number]
export const refundReasonIds = [...staffRefundReasonIds, 'changed'] as const satisfies readonly RefundReason[]

/**
 * Where a refund goes. `cash` and `terminal`, the location's own card terminal, are recorded only:
 * staff return the money.
 */
export const refundDestinations = ['card', 'code', 'cash', 'terminal'] as const
export type RefundDestination = (typeof refundDestinations)[number]

/** Limits of a code for a whole order, in cents (docs/product/kitchen.md#refunds). */
export const ORDER_REFUND_RANGE = { leastCents: 100, mostCents: 2500 } as const

/** Names a refunded dish, with the number of pieces if not the whole line was refunded. */
export const formatRefundedDish = (name: string, quantity: number | undefined): string =>
  quantity === undefined ? name : `${quantity}× ${name}`

type RefundedItems = {
  readonly lines: readonly string[]
  readonly pieces?: readonly { readonly lineId: string; readonly quantity: number }[] | undefined
}

/**
 * Names the dishes of a refund; empty for an amount of the whole order. `nameOf` returns what the
 * reader calls a dish.
 */
export const formatRefundedDishes = <
  Line extends { readonly id: string; readonly menuItem: { readonly name: string } },
>(
  items: readonly Line[],
  { lines, pieces = [] }: RefundedItems,
  nameOf: (line: Line) => string = ({ menuItem }) => menuItem.name,
): string =>
  items
    .filter(({ id }) => lines.includes(id))
    .map((line) => formatRefundedDish(nameOf(line), pieces.find(({ lineId }) => lineId === line.id)?.quantity))
    .join(', ')

type NoticedRefund = { readonly to: RefundDestination; readonly reason: RefundReason; readonly amountCents: Cents }

/** Returns the notice of a refund, shown to the guest on other pages than the order's. */
export function formatRefundNotice({ to, reason, amountCents }: NoticedRefund): string {
  if (to === 'code') return 'We are sorry. There is a code for your next order on the page of this one.'
  if (to === 'cash') return `We are sorry. You got ${formatCents(amountCents)} back in cash.`
  if (to === 'terminal') return `We are sorry. ${formatCents(amountCents)} was refunded to your card at our terminal.`
  const back = `${formatCents(amountCents)} goes back to your card`
  return reason === 'changed' ? `${back}, because your order was changed.` : `We are sorry. ${back}.`
}
