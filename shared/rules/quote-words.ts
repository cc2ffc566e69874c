import type { OrderType } from '../terms/orders'
import { estimateMinutes } from './order-status'
import type { Quote } from './promise'

export type Quotes = Readonly<Record<'pickup' | 'delivery', Quote>>

/** A quote as it stands beside an order type: `15-20 minutes`. */
export const inMinutes = ({ min, max }: Quote): string => `${min}-${max} minutes`

/** Whether an order takes longer than the usual, whatever makes it so: work in hand or minutes that a cook asked for. */
export const isLonger = ({ pickup }: Quotes): boolean => pickup.max > estimateMinutes.pickup[1]

/**
 * What is told to whoever asks how long an order takes now (docs/product/checkout.md#promises), of pickup and delivery or of the one
 * that was chosen; nothing of an event, which has its time.
 */
export function quoteWords(quotes: Quotes, orderType?: OrderType): string {
  if (orderType === 'event') return ''
  const pickup = `Pickup takes ${inMinutes(quotes.pickup)}`
  const takes = {
    pickup: `${pickup}.`,
    delivery: `Delivery takes ${inMinutes(quotes.delivery)}.`,
    both: `${pickup}, delivery ${inMinutes(quotes.delivery)}.`,
  }[orderType ?? 'both']
  return isLonger(quotes) ? `The kitchen is busy. ${takes}` : takes
}
