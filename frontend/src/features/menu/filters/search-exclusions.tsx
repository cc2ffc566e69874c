import { chakra } from '@chakra-ui/react/styled-system'
import { XIcon } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { parseExclusions, removeExclusion } from '#shared/menu/dietary/exclusions'
import { dietaryChoices } from '#shared/menu/dietary/filters'
import { FilterChipList } from './active-filters'
import { showFirstDish } from '../listing/use-scroll-to-listing'
import { focusSearchBox } from './search-box-focus'
import { SearchOffers } from './search-offers'

const Caution = chakra('p', { base: { mt: '1.5', fontSize: 'sm', color: 'warning.fg' } })

type SearchExclusionsProps = { readonly search: string; readonly onSearch: (search: string) => void }

/**
 * The allergen filters that the search sets ("no shellfish"), and excluded words without a filter.
 */
export function SearchExclusions({ search, onSearch }: SearchExclusionsProps) {
  const { filters, unmapped } = parseExclusions(search)
  const chips = dietaryChoices.filter(({ preference }) => filters.includes(preference))
  // They take room above the dishes, also when they load after the dishes were found.
  useLayoutEffect(() => {
    if (chips.length + unmapped.length > 0) showFirstDish(document.querySelector('#menu-panel'))
  }, [chips.length, unmapped.length])
  return (
    <>
      {chips.length > 0 && (
        <>
          <FilterChipList role="group" aria-label="Filters of your search">
            {chips.map(({ preference, label }) => (
              <button
                key={preference}
                type="button"
                className="chip"
                aria-label={`Remove filter ${label} from your search`}
                onClick={() => {
                  focusSearchBox()
                  onSearch(removeExclusion(search, preference))
                }}
              >
                {label} <XIcon size="1em" />
              </button>
            ))}
          </FilterChipList>
          <Caution>
            Based on what our kitchen declares; dishes without a declaration are left out. All dishes are made in one
            kitchen, so tell us about any allergy.
          </Caution>
        </>
      )}
      {unmapped.length > 0 && (
        <Caution>
          We can’t filter by {unmapped.map((word) => `“${word}”`).join(', ')}. Dishes that name it are left out, but
          others may contain it: please ask our staff, or add a note to the dish.
        </Caution>
      )}
      <SearchOffers search={search} onSearch={onSearch} />
    </>
  )
}
