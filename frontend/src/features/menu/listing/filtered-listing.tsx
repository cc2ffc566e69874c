import { ButtonLink } from '#ui/button'
import { memo, useDeferredValue, useEffect, useState } from 'react'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { useDietFilters } from '#base/menu/diet-filters'
import type { MenuView } from '#base/menu/menu-view'
import { getMenuAdvisory } from '#shared/menu/dietary/advisory'
import { useMenu } from '#base/menu/use-menu'
import { ChargesNote } from '#base/location/charges-note'
import { AdvisoryReminder } from '#ui/advisory'
import { MenuListingSkeleton } from '#ui/loading-placeholders'
import { useAfterPaint } from '#ui/motion'
import { DietContext } from './dish-card'
import styles from './filtered-listing.module.css'
import { useFilteredMenu } from './use-filtered-menu'
import { HiddenDishes } from '../filters/hidden-dishes'
import { MenuListing } from './menu-listing'

/** Delay before an announcement, so that a screen reader does not announce every typed letter. */
const ANNOUNCE_DELAY_MS = 700

type ResultCountProps = {
  /** How many dishes are shown; null while loading. */
  readonly count: number | null
  /** Identifies the view, search and filters. The initial ones are not announced. */
  readonly filterKey: string
}

/** Announces to screen readers how many dishes match a search or filter. */
export function ResultCountAnnouncer({ count, filterKey }: ResultCountProps) {
  const [initialKey] = useState(filterKey)
  const [announcement, setAnnouncement] = useState('')
  const text =
    count === null || filterKey === initialKey ? '' : count === 1 ? '1 dish shown' : `${count || 'No'} dishes shown`
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, filterKey])
  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  )
}

type FilteredListingProps = {
  readonly view: MenuView
  readonly search: string
  /** If it is the same function each time, typing doesn't render the dishes. */
  readonly onViewAll: () => void
  readonly withPopular?: boolean
  /** Whether the page shows the active filters, with a button that clears them. */
  readonly hasFilterChips?: boolean
}

type MatchingDishesProps = FilteredListingProps & { readonly preferences: DietaryPreferences }

const MatchingDishes = memo(function MatchingDishes({
  preferences,
  hasFilterChips = false,
  ...listing
}: MatchingDishesProps) {
  const { view, search } = listing
  const { accepts, hidden, isAllHidden, shownCount } = useFilteredMenu(view, search, preferences)
  const { items } = useMenu()
  const hiddenDishes = <HiddenDishes dishes={hidden} isSearch={search.trim() !== ''} offersClear={!hasFilterChips} />
  return (
    <DietContext value={preferences}>
      <ResultCountAnnouncer count={shownCount} filterKey={JSON.stringify([view, search.trim(), preferences])} />
      {isAllHidden && hiddenDishes}
      <MenuListing {...listing} accepts={accepts}>
        {!isAllHidden && hiddenDishes}
        <AdvisoryReminder of={items.map(getMenuAdvisory)} mt="8" />
        <ChargesNote />
        <ButtonLink variant="plain" size="sm" className={styles.card} href="/allergens">
          Allergen card: all dishes and allergens
        </ButtonLink>
      </MenuListing>
    </DietContext>
  )
})

/** Shows a letter or a tap at once, and the dishes in a later task. */
function DeferredDishes(props: MatchingDishesProps) {
  const view = useDeferredValue(props.view)
  const search = useDeferredValue(props.search)
  const preferences = useAfterPaint(props.preferences)
  return <MatchingDishes {...props} view={view} search={search} preferences={preferences} />
}

/** The dishes that match view, search and dietary filters, and a panel of the hidden ones. */
export function FilteredListing(props: FilteredListingProps) {
  const { preferences, isLoading } = useDietFilters()
  // Never without the saved filters, not even for a moment.
  return isLoading ? <MenuListingSkeleton /> : <DeferredDishes {...props} preferences={preferences} />
}
