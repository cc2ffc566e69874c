import { useDeferredValue, useMemo } from 'react'
import { createMenuSearch } from '#shared/menu/search'
import { listSearchOffers, type SearchOffer } from '#shared/menu/search-offers'
import { useMenu } from '#base/menu/use-menu'
import chipStyles from './filter-chips.module.css'
import { focusSearchBox } from './search-box-focus'
import styles from './search-offers.module.css'

const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`)

const labelOf = ({ kind, search, count }: SearchOffer): string =>
  kind === 'exclusions' ? `Everything with ${search} (${dishes(count)})` : `${search} (${dishes(count)})`

type SearchOffersProps = { readonly search: string; readonly onSearch: (search: string) => void }

/** What comes nearest to a search without results (docs/product/menu.md#search). */
export function SearchOffers({ search, onSearch }: SearchOffersProps) {
  const { items, categories } = useMenu()
  const shownSearch = useDeferredValue(search)
  const find = useMemo(() => createMenuSearch(items, categories), [items, categories])
  const offers = useMemo(() => listSearchOffers(shownSearch, find), [find, shownSearch])
  if (offers.length === 0) return null
  return (
    <>
      <p className={styles.lead}>Nothing has all of that. Nearest:</p>
      <div className={chipStyles.list} role="group" aria-label="Nearest searches">
        {offers.map((offer) => (
          <button
            key={offer.search}
            type="button"
            className={chipStyles.chip}
            onClick={() => {
              focusSearchBox()
              onSearch(offer.search)
            }}
          >
            {labelOf(offer)}
          </button>
        ))}
      </div>
    </>
  )
}
