import { useState } from 'react'
import type { FormEvent } from 'react'
import { allSeen, risesSince, withoutRises } from './price-review'
import type { PriceRise, SeenPrices, ShownPrices } from './price-review'

/** Holds the order back while a price is shown that rose after the guest saw it. */
export function usePriceReview(shown: Omit<ShownPrices, 'refusedCode'>) {
  const [seen, setSeen] = useState<SeenPrices | null>(null)
  const [refusedCode, setRefusedCode] = useState<string | null>(null)
  const [listed, setListed] = useState<readonly PriceRise[] | null>(null)
  const now = { ...shown, refusedCode }
  const followed = seen && withoutRises(seen, now)
  if (followed !== seen) setSeen(followed)
  const rises = followed ? risesSince(followed, now) : []
  return {
    /** What the guest has not confirmed yet. */
    rises,
    /** What the last review listed; null before one, and once an order is sent. */
    listed,
    isDue: rises.length > 0,
    /** The page is shown: its prices count as seen. */
    begin: (atFirst: Pick<ShownPrices, 'cart'>) => setSeen(allSeen({ ...now, ...atFirst })),
    open: (event: FormEvent) => {
      event.preventDefault()
      setListed(rises)
      setSeen(allSeen(now))
      setRefusedCode(null)
    },
    close: () => setListed(null),
    /** The server refused a code that the total counted on. */
    loseCode: setRefusedCode,
  }
}

export type PriceReviewState = ReturnType<typeof usePriceReview>
