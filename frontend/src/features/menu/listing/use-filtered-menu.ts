import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { listOrderableDishes, matchesSearch } from '#shared/menu/listing'
import type { createMenuSearch } from '#shared/menu/search'
import { useMenu } from '#base/menu/use-menu'
import type { HiddenDish } from '#shared/menu/dietary/filters'
import { getDietaryVerdict, passesDietaryFilters } from '#shared/menu/dietary/verdict'
import { useDietFilters } from '#base/menu/diet-filters'
import type { MenuView } from '#base/menu/menu-view'

type Make = typeof createMenuSearch

/**
 * Whether a dish answers a search. What understands it comes with the first letter; until then the
 * letters must be there.
 */
export function useSearchMatcher(search: string): (item: MenuItem) => boolean {
  const { items, categories } = useMenu()
  const [make, setMake] = useState<Make>()
  const isAsked = search.trim() !== ''
  useEffect(() => {
    if (!isAsked) return
    import('#shared/menu/search').then(
      ({ createMenuSearch }) => setMake(() => createMenuSearch),
      (error: unknown) => console.warn('A search goes by its letters alone', error),
    )
  }, [isAsked])
  const find = useMemo(() => make?.(items, categories), [make, items, categories])
  const found = useMemo(() => (isAsked ? find?.(search) : undefined), [find, isAsked, search])
  return useCallback((item) => (found ? found.has(item.id) : matchesSearch(item, search)), [found, search])
}

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
