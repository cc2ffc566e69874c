import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { useEffect, useState } from 'react'
import type { MenuView } from '#base/menu/menu-view'
import { getMenuAdvisory } from '#shared/menu/dietary/advisory'
import { useMenu } from '#base/menu/use-menu'
import { ChargesNote } from '#base/location/charges-note'
import { AdvisoryReminder } from '#ui/advisory'
import { MenuListingSkeleton } from '#ui/loading-placeholders'
import { DietContext } from './dish-card'
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
  readonly onViewAll: () => void
  readonly withPopular?: boolean
}

/** The dishes that match view, search and dietary filters, and a panel of the hidden ones. */
export function FilteredListing({ view, search, onViewAll, withPopular = false }: FilteredListingProps) {
  const { preferences, accepts, hidden, isAllHidden, shownCount, clear, isLoading } = useFilteredMenu(view, search)
  const { items } = useMenu()
  const hiddenDishes = <HiddenDishes dishes={hidden} isSearch={search.trim() !== ''} onClear={clear} />
  return (
    <DietContext value={preferences}>
      <ResultCountAnnouncer
        count={isLoading ? null : shownCount}
        filterKey={JSON.stringify([view, search.trim(), preferences])}
      />
      {isAllHidden && hiddenDishes}
      {isLoading ? (
        <MenuListingSkeleton />
      ) : (
        <MenuListing view={view} search={search} onViewAll={onViewAll} withPopular={withPopular} accepts={accepts}>
          {!isAllHidden && hiddenDishes}
          <AdvisoryReminder of={items.map(getMenuAdvisory)} mt="8" />
          <ChargesNote />
          <Button asChild variant="plain" size="sm" px="0" mt="2">
            <Link href="/allergens">Allergen card: all dishes and allergens</Link>
          </Button>
        </MenuListing>
      )}
    </DietContext>
  )
}
