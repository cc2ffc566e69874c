import { usualQuotes } from '#shared/rules/promise'
import { quoteFor } from '#shared/rules/quote-for'
import type { QuoteNow } from '#shared/rules/quote-for'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/use-now'
import { useIntake } from './use-intake'

/** The quotes for an order placed now; the usual ones until the server has sent the kitchen's. */
export function useQuotes(): QuoteNow {
  const intake = useIntake()
  const whenOpen = intake?.quotesWhenOpen ?? intake?.quotes ?? usualQuotes
  return quoteFor(whenOpen, { policy: usePolicy(), place: useLocationConfig(), now: useNow() })
}
