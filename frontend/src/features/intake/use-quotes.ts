import { standardQuotes } from '#shared/rules/promise'
import { getCurrentQuote } from '#shared/rules/quote-for'
import type { CurrentQuote } from '#shared/rules/quote-for'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/use-now'
import { useIntake } from './use-intake'

/** The quotes for an order placed now; the usual ones until the server has sent the kitchen's. */
export function useEtaQuotes(): CurrentQuote {
  const intake = useIntake()
  const whenOpen = intake?.quotesWhenOpen ?? intake?.quotes ?? standardQuotes
  return getCurrentQuote(whenOpen, { policy: usePolicy(), place: useLocationConfig(), now: useNow() })
}
