import { keepExclusions, readSearch } from './search-exclusions'
import type { MenuSearcher } from './search'
import { stopWords } from './search-terms'

/** Another search for one that finds nothing. */
export type SearchOffer = {
  readonly search: string
  readonly count: number
  /** `exclusions`: only what the guest excluded. `words`: fewer words, with the same exclusions. */
  readonly kind: 'exclusions' | 'words'
}

/** More than this is a list to read instead of a way out. */
const MAX_OFFERS = 3

/**
 * Offers what comes nearest to a search without results: its words one by one, and what it excludes
 * alone. No offer leaves an exclusion out.
 */
export function listSearchOffers(search: string, find: MenuSearcher): readonly SearchOffer[] {
  if (find(search).size > 0) return []
  const exclusions = keepExclusions(search)
  const words = readSearch(search)
    .remaining.split(/[\s,]+/)
    .filter((word) => word.length > 1 && !stopWords.has(word.toLowerCase()))
  const searches = [
    ...[...new Set(words)].map(
      (word) => ({ kind: 'words', search: exclusions ? `${word}, ${exclusions}` : word }) as const,
    ),
    ...(exclusions ? [{ kind: 'exclusions', search: exclusions } as const] : []),
  ]
  return searches
    .flatMap((offer) => {
      const count = offer.search === search ? 0 : find(offer.search).size
      return count > 0 ? { ...offer, count } : []
    })
    .slice(-MAX_OFFERS)
}
