import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MenuView } from '#base/menu/menu-view'
import { MenuListingSkeleton } from '#ui/loading-placeholders'
import { DietContext } from './dish-card'
import { useFilteredMenu } from './use-filtered-menu'
import { HiddenDishes } from '../filters/hidden-dishes'
import { MenuListing } from './menu-listing'

/**
 * Until somebody has typed their word or ticked their boxes: nobody wants to hear what comes of
 * each letter.
 */
const SETTLED_MS = 700

type ShownCountProps = {
  /** How many dishes are shown; null while they are on their way. */
  readonly count: number | null
  /** What they are shown for; nothing is said of a menu that was opened as it is. */
  readonly wish: string
}

/** Says to those who can't see it how many dishes a search or a filter leaves. */
export function ResultCountAnnouncer({ count, wish }: ShownCountProps) {
  const [first] = useState(wish)
  const [said, say] = useState('')
  const words = count === null || wish === first ? '' : count === 1 ? '1 dish shown' : `${count || 'No'} dishes shown`
  useEffect(() => {
    const timer = setTimeout(() => say(words), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words, wish])
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}

type FilteredListingProps = {
  readonly view: MenuView
  readonly search: string
  readonly onViewAll: () => void
  readonly withPopular?: boolean
}

/** The menu as the dietary filters leave it, and what they hold back. */
export function FilteredListing({ view, search, onViewAll, withPopular = false }: FilteredListingProps) {
  const { preferences, accepts, hidden, isAllHidden, shownCount, clear, isLoading } = useFilteredMenu(view, search)
  const hiddenDishes = <HiddenDishes dishes={hidden} isSearch={search.trim() !== ''} onClear={clear} />
  return (
    <DietContext value={preferences}>
      <ResultCountAnnouncer
        count={isLoading ? null : shownCount}
        wish={JSON.stringify([view, search.trim(), preferences])}
      />
      {isAllHidden && hiddenDishes}
      {isLoading ? (
        <MenuListingSkeleton />
      ) : (
        <MenuListing view={view} search={search} onViewAll={onViewAll} withPopular={withPopular} accepts={accepts} />
      )}
      {!isAllHidden && hiddenDishes}
    </DietContext>
  )
}

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
