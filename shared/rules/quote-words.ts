import type { OrderType } from '../terms/orders'
import { standardEtaMinutes } from './order-status'
import type { WaitQuote, WaitQuotes } from './promise'
import type { CurrentQuote } from './quote-for'

/** A quote as it stands beside an order type: `15-20 minutes`. */
export const formatQuote = ({ min, max }: WaitQuote): string => `${min}-${max} minutes`

/**
 * Whether an order takes longer than the usual, whatever makes it so: work in hand or minutes that
 * a cook asked for.
 */
export const isLongerThanStandard = ({ pickup }: WaitQuotes): boolean => pickup.max > standardEtaMinutes.pickup[1]

type Times = Readonly<Record<keyof WaitQuotes, string>>

/**
 * Pickup and delivery, or the chosen one, with a verb: `Pickup takes 15-20 minutes, delivery 30-45
 * minutes`.
 */
function timesWords({ pickup, delivery }: Times, verb: string, orderType?: keyof WaitQuotes): string {
  switch (orderType) {
    case 'pickup':
      return `Pickup ${verb} ${pickup}`
    case 'delivery':
      return `Delivery ${verb} ${delivery}`
    case undefined:
      return `Pickup ${verb} ${pickup}, delivery ${delivery}`
  }
}

/**
 * The answer to how long an order takes (docs/product/checkout.md#promises): of pickup and
 * delivery, or of the chosen one; empty for an event, which has its time. While closed it says so
 * first.
 */
export function formatQuoteSentence({ quotes, atOpening, closed }: CurrentQuote, orderType?: OrderType): string {
  if (orderType === 'event') return ''
  const isClosed = closed === null ? '' : `${closed}. `
  if (atOpening) return `${isClosed}${timesWords(atOpening, 'is ready', orderType)} at the earliest.`
  if (!quotes) return isClosed.trim()
  const times = { pickup: formatQuote(quotes.pickup), delivery: formatQuote(quotes.delivery) }
  const isBusy = isLongerThanStandard(quotes) ? 'The kitchen is busy. ' : ''
  return `${isClosed}${isBusy}${timesWords(times, 'takes', orderType)}.`
}
