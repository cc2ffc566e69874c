import type { Refund } from '#shared/payments/contract'

type Line = { readonly id: string; readonly quantity: number }

/** Returns how many pieces of a line were not refunded yet. */
export function countPiecesLeft({ id, quantity }: Line, refunds: readonly Refund[]): number {
  const refunded = refunds
    .filter(({ lines, isFailed, reason }) => lines.includes(id) && !isFailed && reason !== 'changed')
    .map(({ pieces = [] }) => pieces.find(({ lineId }) => lineId === id)?.quantity ?? quantity)
  return Math.max(
    0,
    refunded.reduce((left, one) => left - one, quantity),
  )
}
