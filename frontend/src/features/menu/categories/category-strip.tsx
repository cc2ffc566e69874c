import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { MenuView } from '#base/menu/menu-view'
import { ScrollStrip, useCategoryChoices } from './category-chips'

/** A section counts as looked at once its head has come so far up the window. */
const SHARE = 0.45

function lookedAtNow(): number | null {
  const begun = [...document.querySelectorAll<HTMLElement>('[data-category]')].filter(
    (section) => section.getBoundingClientRect().top < window.innerHeight * SHARE,
  )
  // At the top of the page nothing is looked at yet but the page.
  return window.scrollY > 0 ? Number(begun.at(-1)?.dataset['category'] ?? NaN) || null : null
}

/**
 * The category whose dishes are being read, where the menu is shown whole; null before the first.
 */
export function useCategoryInView(isWhole: boolean): number | null {
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  useEffect(() => {
    if (!isWhole) return
    let frame = 0
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setLookedAt(lookedAtNow())
      })
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      cancelAnimationFrame(frame)
    }
  }, [isWhole])
  return isWhole ? lookedAt : null
}

type CategoryStripProps = {
  readonly view: MenuView
  readonly onChoose: (view: MenuView) => void
  /** Stand before the categories in place of what shows all of them. */
  readonly tabs?: ReactNode
}

/** What is chosen, or in all of the menu what is looked at, stays in sight in its strip. */
function useInSight(view: MenuView, lookedAt: number | null) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = box.current?.querySelector<HTMLElement>('[aria-current]') ?? box.current?.querySelector('[data-here]')
    const row = box.current?.querySelector('.chips')
    if (!(chip instanceof HTMLElement) || !row) return
    row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 })
  }, [view, lookedAt])
  return box
}

/** The categories of the menu that stands beneath. */
export function CategoryStrip({ view, onChoose, tabs }: CategoryStripProps) {
  const choices = useCategoryChoices()
  const lookedAt = useCategoryInView(view === 'all')
  const box = useInSight(view, lookedAt)
  const shown = tabs ? choices.filter(({ view }) => typeof view === 'number') : choices
  return (
    <div className="category-strip" ref={box}>
      <ScrollStrip count={choices.length}>
        {tabs}
        <div role="group" aria-label="Categories">
          {shown.map((choice) => (
            <button
              key={choice.view}
              type="button"
              className="chip"
              data-here={choice.view === view || undefined}
              aria-pressed={choice.view === view}
              aria-current={choice.view === lookedAt ? 'location' : undefined}
              onClick={() => onChoose(choice.view)}
            >
              <span aria-hidden="true">{choice.icon}</span>
              {choice.label}
            </button>
          ))}
        </div>
      </ScrollStrip>
    </div>
  )
}
