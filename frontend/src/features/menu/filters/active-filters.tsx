import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#ui/chakra/button'
import { XIcon } from 'lucide-react'
import { dietaryChoices, type DietaryPreference } from '#shared/menu/dietary/filters'
import { useDietFilters } from '#base/menu/diet-filters'
import { focusDietTrigger } from './diet-trigger'

/** A row of active filters. Each is a button of class `chip` that removes the filter. */
export const FilterChipList = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mt: '3',
    fontSize: 'sm',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '11',
      px: '3.5',
      borderRadius: 'full',
      cursor: 'pointer',
    },
    '& .chip': { bg: 'accent.subtle', color: 'accent.fg', borderWidth: '1px', borderColor: 'accent' },
    '& .clear': { color: 'fg.muted', textDecoration: 'underline', textUnderlineOffset: '0.2em', px: '2' },
  },
})

type FiltersNotLoadedProps = {
  /** Whether the filters cached on this device are applied. */
  readonly usesCache: boolean
  readonly onRetry: () => void
}

/** Warns that the saved filters did not load. Guests with allergies rely on them. */
const FiltersNotLoadedNotice = ({ usesCache, onRetry }: FiltersNotLoadedProps) => (
  <chakra.div
    role="alert"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="4"
    rowGap="2"
    mt="3"
    py="2"
    ps="4"
    pe="2"
    borderRadius="xl"
    bg="warning.subtle"
    color="warning.fg"
    fontSize="sm"
  >
    {usesCache
      ? 'Your saved dietary filters could not be loaded. Those last known on this device are applied.'
      : 'Your saved dietary filters could not be loaded, so they are not applied.'}
    <Button variant="outline" size="sm" onClick={onRetry}>
      Try Again
    </Button>
  </chakra.div>
)

type Chip = { readonly preference: DietaryPreference; readonly label: string; readonly next: boolean }

type DietChipsProps = Pick<ReturnType<typeof useDietFilters>, 'preferences' | 'turn' | 'clear'>

function DietChips({ preferences, turn, clear }: DietChipsProps) {
  const chips: readonly Chip[] = [
    ...dietaryChoices
      .filter(({ preference }) => preferences[preference])
      .map(({ preference, label }) => ({ preference, label, next: false })),
    ...(preferences.spicyOk ? [] : [{ preference: 'spicyOk', label: 'No Spicy', next: true } as const]),
  ]
  const removeAndFocus = (remove: () => void) => () => {
    focusDietTrigger()
    remove()
  }
  return (
    <FilterChipList role="group" aria-label="Active filters">
      {chips.map(({ preference, label, next }) => (
        <button
          key={preference}
          type="button"
          className="chip"
          aria-label={`Remove filter ${label}`}
          onClick={removeAndFocus(() => turn(preference, next))}
        >
          {label} <XIcon size="1em" />
        </button>
      ))}
      <button type="button" className="clear" onClick={removeAndFocus(clear)}>
        Clear filters
      </button>
    </FilterChipList>
  )
}

/** The active dietary filters as removable chips, and a warning when saved ones did not load. */
export function ActiveFilters() {
  const { isFiltering, hasFailed, isFromCache, refetch, ...diet } = useDietFilters()
  return (
    <>
      {hasFailed && <FiltersNotLoadedNotice usesCache={isFromCache} onRetry={refetch} />}
      {isFiltering && <DietChips {...diet} />}
    </>
  )
}
