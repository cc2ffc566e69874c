import { XIcon } from 'lucide-react'
import { listActiveFilters } from '#shared/menu/dietary/filters'
import { useDietFilters } from '#base/menu/diet-filters'
import { Button } from '#ui/button'
import styles from './active-filters.module.css'
import { focusDietTrigger } from './diet-trigger'
import chipStyles from './filter-chips.module.css'

type FiltersNotLoadedProps = {
  /** Whether the filters cached on this device are applied. */
  readonly usesCache: boolean
  readonly onRetry: () => void
}

/** Warns that the saved filters did not load. Guests with allergies rely on them. */
const FiltersNotLoadedNotice = ({ usesCache, onRetry }: FiltersNotLoadedProps) => (
  <div role="alert" className={styles.notLoaded}>
    {usesCache
      ? 'Your saved dietary filters could not be loaded. The last ones saved on this device are applied.'
      : 'Your saved dietary filters could not be loaded, so they are not applied.'}
    <Button variant="outline" size="sm" onClick={onRetry}>
      Try Again
    </Button>
  </div>
)

type DietChipsProps = Pick<ReturnType<typeof useDietFilters>, 'preferences' | 'turn' | 'clear'>

function DietChips({ preferences, turn, clear }: DietChipsProps) {
  const removeAndFocus = (remove: () => void) => () => {
    focusDietTrigger()
    remove()
  }
  return (
    <div className={chipStyles.list} role="group" aria-label="Active filters">
      {listActiveFilters(preferences).map(({ preference, label }) => (
        <button
          key={preference}
          type="button"
          className={chipStyles.chip}
          aria-label={`Remove filter ${label}`}
          onClick={removeAndFocus(() => turn(preference, preference === 'spicyOk'))}
        >
          {label} <XIcon size="1em" />
        </button>
      ))}
      <button type="button" className={chipStyles.clear} onClick={removeAndFocus(clear)}>
        Clear filters
      </button>
    </div>
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
