import type { MenuView } from '#base/menu/view'
import { useCategoryChoices } from '../categories'
import { ScrollStrip } from './scroll-strip'

type CategoryStripProps = { readonly view: MenuView; readonly onChoose: (view: MenuView) => void }

/** The categories of the menu that stands beneath. */
export function CategoryStrip({ view, onChoose }: CategoryStripProps) {
  const choices = useCategoryChoices()
  return (
    <div className="category-strip" role="group" aria-label="Categories">
      <ScrollStrip count={choices.length}>
        {choices.map((choice) => (
          <button
            key={choice.view}
            type="button"
            className="chip"
            aria-pressed={choice.view === view}
            onClick={() => onChoose(choice.view)}
          >
            <span aria-hidden="true">{choice.icon}</span>
            {choice.label}
          </button>
        ))}
      </ScrollStrip>
    </div>
  )
}
