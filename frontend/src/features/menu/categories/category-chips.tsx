import './category-strip.css'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { getCategoryIcon } from '#shared/menu/listing'
import { categoriesQuery } from '#base/menu/use-menu'
import type { MenuView } from '#base/menu/menu-view'

/** How far an arrow scrolls the strip, in pixels (docs/product/pages.md#header). */
const SCROLL_STEP_PX = 200

/**
 * Returns whether a strip of `count` chips overflows on either side, and a function to scroll it.
 */
function useScrollOverflow(count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [overflow, setOverflow] = useState({ left: false, right: false })
  const measure = useCallback(() => {
    const element = strip.current
    if (!element) return
    const { scrollLeft, clientWidth, scrollWidth } = element
    setOverflow({ left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 })
  }, [])
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [measure, count])
  const scroll = (direction: -1 | 1) =>
    strip.current?.scrollBy({ left: direction * SCROLL_STEP_PX, behavior: 'smooth' })
  return { strip, overflow, measure, scroll }
}

type ScrollStripProps = { readonly count: number; readonly children: ReactNode }

/**
 * A scrolling row of `count` chips, with an arrow where it overflows
 * (docs/product/pages.md#header).
 */
export function ScrollStrip({ count, children }: ScrollStripProps) {
  const { strip, overflow, measure, scroll } = useScrollOverflow(count)
  return (
    <>
      {overflow.left && (
        <button
          type="button"
          className="arrow"
          data-side="left"
          aria-label="Earlier categories"
          onClick={() => scroll(-1)}
        >
          <ChevronLeftIcon />
        </button>
      )}
      <div className="chips" ref={strip} onScroll={measure}>
        {children}
      </div>
      {overflow.right && (
        <button
          type="button"
          className="arrow"
          data-side="right"
          aria-label="More categories"
          onClick={() => scroll(1)}
        >
          <ChevronRightIcon />
        </button>
      )}
    </>
  )
}

type CategoryChoice = { readonly view: MenuView; readonly label: string; readonly icon: string }

/** Returns the chips of a category strip: all items, popular items, then each category. */
export function useCategoryChoices(): readonly CategoryChoice[] {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return [
    { view: 'all', label: 'All Items', icon: '🍽️' },
    { view: 'popular', label: 'Popular', icon: '⭐' },
    ...categories.map(({ id, name }) => ({ view: id, label: name, icon: getCategoryIcon(id) })),
  ]
}
