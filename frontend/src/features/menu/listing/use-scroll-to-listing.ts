import { useLayoutEffect, useRef } from 'react'
import type { MenuView } from '#base/menu/menu-view'

const isNarrow = () => window.matchMedia('(max-width: 61.99rem)').matches

/** Returns the height from the top of the window to the foot of the search and the categories. */
function getFootOfTools(): number {
  const tools = document.querySelector('.menu-tools')
  if (!tools) return 0
  const { height } = tools.getBoundingClientRect()
  return (Number.parseFloat(getComputedStyle(tools).top) || 0) + height
}

/**
 * Returns a ref for the listing. When the view changes below its top, it scrolls back to the top.
 * When a search starts on a phone, its results move up below the search box, above the keyboard.
 */
export function useScrollToListing(view: MenuView, search: string) {
  const listing = useRef<HTMLDivElement>(null)
  const shownView = useRef(view)
  const isSearching = search.trim() !== ''
  const wasSearching = useRef(isSearching)
  useLayoutEffect(() => {
    if (shownView.current === view) return
    shownView.current = view
    if (listing.current && listing.current.getBoundingClientRect().top < 0) listing.current.scrollIntoView()
  }, [view])
  useLayoutEffect(() => {
    const hasStarted = isSearching && !wasSearching.current
    wasSearching.current = isSearching
    if (!hasStarted || !listing.current || !isNarrow()) return
    const below = listing.current.getBoundingClientRect().top - getFootOfTools()
    if (below > 0) window.scrollBy({ top: below })
  }, [isSearching])
  return listing
}
