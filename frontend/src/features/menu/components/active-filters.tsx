import { XIcon } from 'lucide-react'
import { dietaryChoices } from '#shared/rules/dietary-filters'
import type { DietaryPreference } from '#shared/rules/dietary-filters'
import { useDietFilters } from '#base/diet/use-diet'
import { focusDietTrigger } from './diet-trigger'
import { FilterChipList } from './filter-chips'
import { FiltersNotLoadedNotice } from './unread-filters'

type Chip = { readonly preference: DietaryPreference; readonly label: string; readonly next: boolean }

type DietChipsProps = Pick<ReturnType<typeof useDietFilters>, 'preferences' | 'turn' | 'clear'>

function DietChips({ preferences, turn, clear }: DietChipsProps) {
  const chips: readonly Chip[] = [
    ...dietaryChoices
      .filter(({ preference }) => preferences[preference])
      .map(({ preference, label }) => ({ preference, label, next: false })),
    ...(preferences.spicyOk ? [] : [{ preference: 'spicyOk', label: 'No Spicy', next: true } as const]),
  ]
  const takeOff = (act: () => void) => () => {
    focusDietTrigger()
    act()
  }
  return (
    <FilterChipList role="group" aria-label="Active filters">
      {chips.map(({ preference, label, next }) => (
        <button
          key={preference}
          type="button"
          className="chip"
          aria-label={`Remove filter ${label}`}
          onClick={takeOff(() => turn(preference, next))}
        >
          {label} <XIcon size="1em" />
        </button>
      ))}
      <button type="button" className="clear" onClick={takeOff(clear)}>
        Clear filters
      </button>
    </FilterChipList>
  )
}

/**
 * The filters in force, each to be taken off; also that spicy dishes are held back, or that saved
 * ones are missing.
 */
export function ActiveFilters() {
  const { isFiltering, isUnread, isAsKept, readAgain, ...diet } = useDietFilters()
  return (
    <>
      {isUnread && <FiltersNotLoadedNotice isAsKept={isAsKept} onRetry={readAgain} />}
      {isFiltering && <DietChips {...diet} />}
    </>
  )
}
