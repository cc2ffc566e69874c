import { estimateMinutes } from '#shared/rules/order-status'
import { quoteFor } from '#shared/rules/quote-for'
import type { QuoteNow } from '#shared/rules/quote-for'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/use-now'
import { useIntake } from './use-intake'

const toQuote = ([min, max]: readonly [number, number]) => ({ min, max })

const usual = { pickup: toQuote(estimateMinutes.pickup), delivery: toQuote(estimateMinutes.delivery) }

/** The quotes for an order placed now; the usual ones until the server has sent the kitchen's. */
export function useQuotes(): QuoteNow {
  const intake = useIntake()
  const whenOpen = intake?.quotesWhenOpen ?? intake?.quotes ?? usual
  return quoteFor(whenOpen, { policy: usePolicy(), place: useLocationConfig(), now: useNow() })
}
