import { XIcon } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { readSearch, removeExclusion } from '#shared/menu/search-exclusions'
import { dietaryChoices } from '#shared/menu/dietary/filters'
import chipStyles from './filter-chips.module.css'
import { showFirstDish } from '../listing/use-scroll-to-listing'
import { focusSearchBox } from './search-box-focus'
import styles from './search-exclusions.module.css'
import { SearchOffers } from './search-offers'

type SearchExclusionsProps = { readonly search: string; readonly onSearch: (search: string) => void }

/**
 * The allergen filters that the search sets ("no shellfish"), and excluded words without a filter.
 */
export function SearchExclusions({ search, onSearch }: SearchExclusionsProps) {
  const { filters, unmapped } = readSearch(search)
  const chips = dietaryChoices.filter(({ preference }) => filters.includes(preference))
  // They take room above the dishes, also when they load after the dishes were found.
  useLayoutEffect(() => {
    if (chips.length + unmapped.length > 0) showFirstDish(document.querySelector('#menu-panel'))
  }, [chips.length, unmapped.length])
  return (
    <>
      {chips.length > 0 && (
        <>
          <div className={chipStyles.list} role="group" aria-label="Filters of your search">
            {chips.map(({ preference, label }) => (
              <button
                key={preference}
                type="button"
                className={chipStyles.chip}
                aria-label={`Remove filter ${label} from your search`}
                onClick={() => {
                  focusSearchBox()
                  onSearch(removeExclusion(search, preference))
                }}
              >
                {label} <XIcon size="1em" />
              </button>
            ))}
          </div>
          <p className={styles.caution}>
            As declared by our kitchen; dishes without a declaration are left out. All dishes are made in one kitchen,
            so tell us about any allergy.
          </p>
        </>
      )}
      {unmapped.length > 0 && (
        <p className={styles.caution}>
          We can’t filter by {unmapped.map((word) => `“${word}”`).join(', ')}. Dishes that name it are left out, but
          others may contain it: please ask our staff, or add a note to the dish.
        </p>
      )}
      <SearchOffers search={search} onSearch={onSearch} />
    </>
  )
}
