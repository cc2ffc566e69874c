import { useDeferredValue, useLayoutEffect, useRef } from 'react'
import type { MenuView } from '#base/menu/menu-view'

/** The id of search, filters and categories above the listing. */
export const MENU_TOOLS_ID = 'menu-tools'

const isNarrow = () => window.matchMedia('(max-width: 61.99rem)').matches

/** Returns the height from the top of the window to the foot of the search and the categories. */
function getFootOfTools(): number {
  const tools = document.getElementById(MENU_TOOLS_ID)
  if (!tools) return 0
  const { height } = tools.getBoundingClientRect()
  return (Number.parseFloat(getComputedStyle(tools).top) || 0) + height
}

/**
 * Scrolls a listing's first dish below the search: back to it, and on a phone also up to it, above
 * the keyboard.
 */
export function showFirstDish(listing: Element | null): void {
  if (!listing) return
  const below = listing.getBoundingClientRect().top - getFootOfTools()
  if (below < 0 || isNarrow()) window.scrollBy({ top: below, behavior: 'instant' })
}

/**
 * Returns a ref for the listing. When the view changes below its top, it scrolls back to the top.
 * Each new search shows its first result.
 */
export function useScrollToListing(view: MenuView, search: string) {
  const listing = useRef<HTMLDivElement>(null)
  const query = search.trim()
  // The results are rendered later than what the guest taps, and may change what is above them.
  const shownView = useDeferredValue(view)
  const shownQuery = useDeferredValue(query)
  const scrolledToView = useRef(shownView)
  const scrolledFor = useRef(shownQuery)
  useLayoutEffect(() => {
    if (scrolledToView.current === shownView) return
    scrolledToView.current = shownView
    if (listing.current && listing.current.getBoundingClientRect().top < 0) listing.current.scrollIntoView()
  }, [shownView])
  useLayoutEffect(() => {
    if (scrolledFor.current === shownQuery) return
    scrolledFor.current = shownQuery
    if (shownQuery !== '') showFirstDish(listing.current)
  }, [shownQuery])
  return listing
}
