import { Link } from 'wouter'
import { menuViewHash } from '#base/menu/menu-view'
import { ScrollStrip, useCategoryChoices } from './categories/category-chips'

/** Links to the categories of the menu, for the header of every page. */
export function CategoryNav() {
  const choices = useCategoryChoices()
  return (
    <nav className="category-strip" aria-label="Menu categories">
      <ScrollStrip count={choices.length}>
        {choices.map(({ view, label, icon }) => (
          <Link key={view} className="chip" href={`/menu${menuViewHash(view)}`}>
            <span aria-hidden="true">{icon}</span>
            {label}
          </Link>
        ))}
      </ScrollStrip>
    </nav>
  )
}
