import { useCallback } from 'react'
import type { MenuItem } from '#shared/contract/menu'
import type { HiddenDish } from '#shared/rules/dietary-filters'
import { passesDietaryFilters, getDietaryVerdict } from '#shared/rules/dietary-fit'
import { listOrderableDishes } from '#shared/rules/menu-listing'
import { useMenu } from '#base/menu/use-menu'
import { useDietFilters } from '#base/diet/use-diet'
import type { MenuView } from '#base/menu/view'
import { useSearchMatcher } from './use-finds'

const isInView = ({ categoryId, isPopular }: MenuItem, view: MenuView): boolean =>
  view === 'all' || (view === 'popular' ? isPopular : categoryId === view)

/** What the filters show of a view of the menu, and what they hide of it. */
export function useFilteredMenu(view: MenuView, search: string) {
  const { preferences, clear, isLoading } = useDietFilters()
  const { items } = useMenu()
  const accepts = useCallback((item: MenuItem) => passesDietaryFilters(item, preferences), [preferences])
  const finds = useSearchMatcher(search)
  const inView = listOrderableDishes(items).filter((item) => isInView(item, view) && finds(item))
  const hidden: readonly HiddenDish[] = inView
    .filter((item) => !accepts(item))
    .map((item) => ({ item, reasons: getDietaryVerdict(item, preferences).reasons }))
  const shownCount = inView.length - hidden.length
  return { preferences, accepts, hidden, isAllHidden: shownCount === 0, shownCount, clear, isLoading }
}
