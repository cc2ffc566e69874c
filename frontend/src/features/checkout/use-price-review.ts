import { useState } from 'react'
import type { FormEvent } from 'react'
import { toSeenPrices, findPriceIncreases, acceptLowerPrices } from './price-review'
import type { PriceIncrease, SeenPrices, DisplayedPrices } from './price-review'

/** Holds the order back while a price is shown that rose after the guest saw it. */
export function usePriceReview(shown: Omit<DisplayedPrices, 'refusedCode'>) {
  const [seen, setSeen] = useState<SeenPrices | null>(null)
  const [refusedCode, setRefusedCode] = useState<string | null>(null)
  const [listed, setListed] = useState<readonly PriceIncrease[] | null>(null)
  const now = { ...shown, refusedCode }
  const followed = seen && acceptLowerPrices(seen, now)
  if (followed !== seen) setSeen(followed)
  const rises = followed ? findPriceIncreases(followed, now) : []
  return {
    /** What the guest has not confirmed yet. */
    rises,
    /** What the last review listed; null before one, and once an order is sent. */
    listed,
    isDue: rises.length > 0,
    /** The page is shown: its prices count as seen. */
    begin: (atFirst: Pick<DisplayedPrices, 'cart'>) => setSeen(toSeenPrices({ ...now, ...atFirst })),
    open: (event: FormEvent) => {
      event.preventDefault()
      setListed(rises)
      setSeen(toSeenPrices(now))
      setRefusedCode(null)
    },
    close: () => setListed(null),
    /** The server refused a code that the total counted on. */
    loseCode: setRefusedCode,
  }
}

export type PriceReviewState = ReturnType<typeof usePriceReview>
