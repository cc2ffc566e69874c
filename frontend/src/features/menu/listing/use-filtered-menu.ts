import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import type { MenuItem } from '#shared/menu/contract'
import { listOrderableDishes, matchesSearch } from '#shared/menu/listing'
import type { createMenuSearch } from '#shared/menu/search'
import { useMenu } from '#base/menu/use-menu'
import type { HiddenDish } from '#shared/menu/dietary/filters'
import { getDietaryVerdict, passesDietaryFilters } from '#shared/menu/dietary/verdict'
import type { MenuView } from '#base/menu/menu-view'

type CreateSearch = typeof createMenuSearch

/**
 * Returns a function that tells whether a dish matches the search.
 * The full-text search loads with the first letter; until then, dishes match by substring.
 */
export function useSearchMatcher(search: string): (item: MenuItem) => boolean {
  const { items, categories } = useMenu()
  const [createSearch, setCreateSearch] = useState<CreateSearch>()
  const hasSearch = search.trim() !== ''
  useEffect(() => {
    if (!hasSearch) return
    import('#shared/menu/search').then(
      ({ createMenuSearch }) => setCreateSearch(() => createMenuSearch),
      (error: unknown) => console.warn('The menu search did not load, so dishes match by substring', error),
    )
  }, [hasSearch])
  const findIds = useMemo(() => createSearch?.(items, categories), [createSearch, items, categories])
  const foundIds = useMemo(() => (hasSearch ? findIds?.(search) : undefined), [findIds, hasSearch, search])
  return useCallback((item) => (foundIds ? foundIds.has(item.id) : matchesSearch(item, search)), [foundIds, search])
}

const isInView = ({ categoryId, isPopular }: MenuItem, view: MenuView): boolean =>
  view === 'all' || (view === 'popular' ? isPopular : categoryId === view)

/** Returns which dishes of a view match the search, and which of them the filters hide. */
export function useFilteredMenu(view: MenuView, search: string, preferences: DietaryPreferences) {
  const { items } = useMenu()
  const accepts = useCallback((item: MenuItem) => passesDietaryFilters(item, preferences), [preferences])
  const matches = useSearchMatcher(search)
  const inView = listOrderableDishes(items).filter((item) => isInView(item, view) && matches(item))
  const hidden: readonly HiddenDish[] = inView
    .filter((item) => !accepts(item))
    .map((item) => ({ item, reasons: getDietaryVerdict(item, preferences).reasons }))
  const shownCount = inView.length - hidden.length
  return { accepts, hidden, isAllHidden: shownCount === 0, shownCount }
}
