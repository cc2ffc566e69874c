/** The visible part of the menu: everything, the popular dishes, or a category by id. */
export type MenuView = 'all' | 'popular' | number

const CATEGORY_HASH = /^#category-(\d+)$/

/**
 * Returns the view that a URL selects by its hash, otherwise by its `category` parameter
 * (docs/product/menu.md#views-and-urls).
 * A hash that names something else on the page leaves the previous view unchanged.
 */
export function parseMenuView(hash: string, category: string | null, previous?: MenuView): MenuView {
  if (hash === '#popular') return 'popular'
  const id = CATEGORY_HASH.exec(hash)?.[1]
  if (id === undefined && hash !== '' && previous !== undefined) return previous
  return /^\d+$/.test(id ?? category ?? '') ? Number(id ?? category) : 'all'
}

export function menuViewHash(view: MenuView): string {
  if (view === 'all') return ''
  return view === 'popular' ? '#popular' : `#category-${view}`
}

/** History state of a navigation caused by typing: the menu's search keeps the focus. */
export const KEEP_TYPING = 'typing'
