import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ListIcon } from 'lucide-react'
import type { MenuView } from '#base/menu/menu-view'
import { ScrollStrip, useCategoryChoices } from './category-chips'

/** A category is in view once its heading is above this share of the window's height. */
const IN_VIEW_SHARE = 0.45

function findCategoryInView(): number | null {
  const startedSections = [...document.querySelectorAll<HTMLElement>('[data-category]')].filter(
    (section) => section.getBoundingClientRect().top < window.innerHeight * IN_VIEW_SHARE,
  )
  // At the top of the page, the guest sees the page's header rather than a category.
  return window.scrollY > 0 ? Number(startedSections.at(-1)?.dataset['category'] ?? NaN) || null : null
}

/** Returns the category that is scrolled into view; null above the first or in a partial menu. */
function useCategoryInView(isComplete: boolean): number | null {
  const [categoryInView, setCategoryInView] = useState<number | null>(null)
  useEffect(() => {
    if (!isComplete) return
    let frame = 0
    const handleScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setCategoryInView(findCategoryInView())
      })
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', handleScroll)
      cancelAnimationFrame(frame)
    }
  }, [isComplete])
  return isComplete ? categoryInView : null
}

type CategoryStripProps = {
  readonly view: MenuView
  readonly onChoose: (view: MenuView) => void
  /** Whether the list holds the results of a search, which are of no one category. */
  readonly isSearching: boolean
  /** Replaces the chips for all and popular items. */
  readonly tabs?: ReactNode
}

/** Scrolls the strip so that the chosen category, or the one in view, is visible. */
function useVisibleChip(view: MenuView, categoryInView: number | null) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = box.current?.querySelector<HTMLElement>('[aria-current]') ?? box.current?.querySelector('[data-here]')
    const row = box.current?.querySelector('.chips')
    if (!(chip instanceof HTMLElement) || !row) return
    row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 })
  }, [view, categoryInView])
  return box
}

type CategoryPickerProps = Pick<CategoryStripProps, 'view' | 'onChoose'> & {
  readonly choices: ReturnType<typeof useCategoryChoices>
}

/** All categories in one list, because a phone shows only two or three of the chips. */
const CategoryPicker = ({ choices, view, onChoose }: CategoryPickerProps) => (
  <label className="chip picker">
    <ListIcon aria-hidden="true" />
    <select
      aria-label="All categories"
      value={view}
      onChange={(event) => {
        const chosen = choices.find((choice) => String(choice.view) === event.target.value)
        if (chosen) onChoose(chosen.view)
      }}
    >
      {choices.map((choice) => (
        <option key={choice.view} value={choice.view}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
)

/** The categories of the menu below the strip. */
export function CategoryStrip({ view, onChoose, isSearching, tabs }: CategoryStripProps) {
  const choices = useCategoryChoices()
  const categoryInView = useCategoryInView(view === 'all' && !isSearching)
  const box = useVisibleChip(view, categoryInView)
  const shown = tabs ? choices.filter(({ view }) => typeof view === 'number') : choices
  return (
    <div className="category-strip" ref={box}>
      <ScrollStrip count={choices.length}>
        <CategoryPicker choices={choices} view={view} onChoose={onChoose} />
        {tabs}
        <div role="group" aria-label="Categories">
          {shown.map((choice) => (
            <button
              key={choice.view}
              type="button"
              className="chip"
              data-here={(choice.view === view && !(isSearching && view === 'all')) || undefined}
              aria-pressed={choice.view === view}
              aria-current={choice.view === categoryInView ? 'location' : undefined}
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
