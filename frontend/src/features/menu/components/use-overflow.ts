import { useCallback, useEffect, useRef, useState } from 'react'

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
