import type { MenuView } from '#base/menu/view'
import { MenuListingSkeleton } from '#base/components/listing-skeleton'
import { DietContext } from '../diet-context'
import { useFilteredMenu } from '../use-filtered-menu'
import { HiddenDishes } from './hidden-dishes'
import { MenuListing } from './menu-listing'
import { ResultCountAnnouncer } from './shown-count'

type FilteredListingProps = {
  readonly view: MenuView
  readonly search: string
  readonly onViewAll: () => void
  readonly withPopular?: boolean
}

/** The menu as the dietary filters leave it, and what they hold back. */
export function FilteredListing({ view, search, onViewAll, withPopular = false }: FilteredListingProps) {
  const { preferences, accepts, hidden, isAllHidden, shownCount, clear, isLoading } = useFilteredMenu(view, search)
  const hiddenDishes = <HiddenDishes dishes={hidden} isSearch={search.trim() !== ''} onClear={clear} />
  return (
    <DietContext value={preferences}>
      <ResultCountAnnouncer
        count={isLoading ? null : shownCount}
        wish={JSON.stringify([view, search.trim(), preferences])}
      />
      {isAllHidden && hiddenDishes}
      {isLoading ? (
        <MenuListingSkeleton />
      ) : (
        <MenuListing view={view} search={search} onViewAll={onViewAll} withPopular={withPopular} accepts={accepts} />
      )}
      {!isAllHidden && hiddenDishes}
    </DietContext>
  )
}
