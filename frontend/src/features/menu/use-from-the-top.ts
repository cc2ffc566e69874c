import { useLayoutEffect, useRef } from 'react'
import type { MenuView } from '#base/menu/view'

/**
 * Shows a newly chosen view of the menu from its first dish, where whoever chose it was further
 * down.
 */
export function useScrollToListing(view: MenuView) {
  const listing = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useLayoutEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (listing.current && listing.current.getBoundingClientRect().top < 0) listing.current.scrollIntoView()
  }, [view])
  return listing
}
