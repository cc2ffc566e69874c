import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { MenuView } from '#base/menu/view'
import { useCategoryChoices } from '../categories'
import { useCategoryInView } from '../use-looked-at'
import { ScrollStrip } from './scroll-strip'

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
