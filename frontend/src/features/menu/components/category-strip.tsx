import { ChevronLeftIcon, ChevronRightIcon } from '../../../components/icons'
import { useMenu } from '../api/use-menu'
import type { MenuView } from '../view'
import { useOverflow } from './use-overflow'
import './category-strip.css'

type CategoryStripProps = { readonly view: MenuView; readonly onChoose: (view: MenuView) => void }

/** The categories in a row that scrolls; an arrow stands only where there is more (specification section 2). */
export function CategoryStrip({ view, onChoose }: CategoryStripProps) {
  const { categories } = useMenu()
  const chips: readonly { view: MenuView; label: string }[] = [
    { view: 'all', label: 'All Items' },
    { view: 'popular', label: 'Popular' },
    ...categories.map(({ id, name }) => ({ view: id, label: name })),
  ]
  const { strip, more, measure, move } = useOverflow(chips.length)
  return (
    <div className="category-strip" role="group" aria-label="Categories">
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
        {chips.map((chip) => (
          <button
            key={chip.view}
            type="button"
            className="chip"
            aria-pressed={chip.view === view}
            onClick={() => onChoose(chip.view)}
          >
            {chip.label}
          </button>
        ))}
      </div>
      {more.right && (
        <button type="button" className="arrow" data-side="right" aria-label="More categories" onClick={() => move(1)}>
          <ChevronRightIcon />
        </button>
      )}
    </div>
  )
}
