import { describePriceRise } from '../inventory/price-rise'
import type { Purchase } from './contract'

type ReceivedPurchase = Pick<Purchase, 'number' | 'lines' | 'endedAt'>

/** Returns the prices that rose in the deliveries since a time, as the orders are listed. */
export const listPriceRises = (
  purchases: readonly ReceivedPurchase[],
  since: string,
): readonly { readonly key: string; readonly text: string }[] =>
  purchases
    .filter(({ endedAt = '' }) => endedAt >= since)
    .flatMap(({ number, lines }) =>
      lines.flatMap(({ itemId, name, unit, unitCost, received }) => {
        const isReceived = received !== undefined && Number(received.quantity) > 0
        const text = isReceived && describePriceRise({ name, unit, before: unitCost, after: received.unitCost })
        return text ? [{ key: `${number} ${itemId}`, text }] : []
      }),
    )
