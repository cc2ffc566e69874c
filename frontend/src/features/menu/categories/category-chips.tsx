import './category-strip.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { getCategoryIcon } from '#shared/menu/listing'
import { categoriesQuery } from '#base/menu/use-menu'
import type { MenuView } from '#base/menu/menu-view'

/** How far an arrow moves the strip (docs/product/pages.md#header). */
const STEP = 200

/**
 * Whether a strip of `count` things holds more than it shows on either side, and a way to move it.
 */
export function useScrollOverflow(count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ left: false, right: false })
  const measure = useCallback(() => {
    const element = strip.current
    if (!element) return
    const { scrollLeft, clientWidth, scrollWidth } = element
    setMore({ left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 })
  }, [])
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [measure, count])
  const move = (direction: -1 | 1) => strip.current?.scrollBy({ left: direction * STEP, behavior: 'smooth' })
  return { strip, more, measure, move }
}

type ScrollStripProps = { readonly count: number; readonly children: ReactNode }

/**
 * A row of `count` chips that scrolls; an arrow stands only where there is more
 * (docs/product/pages.md#header).
 */
export function ScrollStrip({ count, children }: ScrollStripProps) {
  const { strip, more, measure, move } = useScrollOverflow(count)
  return (
    <>
      {more.left && (
        <button
          type="button"
          className="arrow"
          data-side="left"
          aria-label="Earlier categories"
          onClick={() => move(-1)}
        >
          <ChevronLeftIcon />
        </button>
      )}
      <div className="chips" ref={strip} onScroll={measure}>
        {children}
      </div>
      {more.right && (
        <button type="button" className="arrow" data-side="right" aria-label="More categories" onClick={() => move(1)}>
          <ChevronRightIcon />
        </button>
      )}
    </>
  )
}

export type CategoryChoice = { readonly view: MenuView; readonly label: string; readonly icon: string }

/** What a strip of categories offers: everything, what is popular, then the categories. */
export function useCategoryChoices(): readonly CategoryChoice[] {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return [
    { view: 'all', label: 'All Items', icon: '🍽️' },
    { view: 'popular', label: 'Popular', icon: '⭐' },
    ...categories.map(({ id, name }) => ({ view: id, label: name, icon: getCategoryIcon(id) })),
  ]
}
