/** What of the menu is shown: everything, the popular dishes, or a category. */
export type MenuView = 'all' | 'popular' | number

const CATEGORY_HASH = /^#category-(\d+)$/

/**
 * The view that an address asks for: its hash first, then its `category`
 * (docs/product/menu.md#views-and-addresses). A hash that leads to something else on the page
 * leaves the view as it was.
 */
export function parseMenuView(hash: string, category: string | null, before?: MenuView): MenuView {
  if (hash === '#popular') return 'popular'
  const id = CATEGORY_HASH.exec(hash)?.[1]
  if (id === undefined && hash !== '' && before !== undefined) return before
  return /^\d+$/.test(id ?? category ?? '') ? Number(id ?? category) : 'all'
}

export function menuViewHash(view: MenuView): string {
  if (view === 'all') return ''
  return view === 'popular' ? '#popular' : `#category-${view}`
}

/**
 * Comes with an address that somebody was led to while typing: the menu's search goes on taking
 * what they type.
 */
export const KEEP_TYPING = 'typing'
