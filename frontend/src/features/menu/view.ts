/** What of the menu is shown: everything, the popular dishes, or a category. */
export type MenuView = 'all' | 'popular' | number

const CATEGORY_HASH = /^#category-(\d+)$/

/** The view that an address asks for: its hash first, then its `category` (specification section 2). */
export function viewOf(hash: string, category: string | null): MenuView {
  if (hash === '#popular') return 'popular'
  const id = CATEGORY_HASH.exec(hash)?.[1] ?? category ?? ''
  return /^\d+$/.test(id) ? Number(id) : 'all'
}

export function hashOf(view: MenuView): string {
  if (view === 'all') return ''
  return view === 'popular' ? '#popular' : `#category-${view}`
}
