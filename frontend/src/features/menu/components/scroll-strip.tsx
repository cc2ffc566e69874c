import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useScrollOverflow } from './use-overflow'
import './category-strip.css'

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
