import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MenuItem } from '#shared/contract/menu'
import { matchesSearch } from '#shared/rules/menu-listing'
import type { createMenuSearch } from '#shared/rules/menu-search'
import { useMenu } from '#base/menu/use-menu'

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
    import('#shared/rules/menu-search').then(
      ({ createMenuSearch }) => setMake(() => createMenuSearch),
      (error: unknown) => console.warn('A search goes by its letters alone', error),
    )
  }, [isAsked])
  const find = useMemo(() => make?.(items, categories), [make, items, categories])
  const found = useMemo(() => (isAsked ? find?.(search) : undefined), [find, isAsked, search])
  return useCallback((item) => (found ? found.has(item.id) : matchesSearch(item, search)), [found, search])
}
