import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import { allergens, type Allergen, type MenuCategory, type MenuItem } from '#shared/menu/contract'
import { allergenTable } from '#shared/menu/dietary/allergen-table'
import { avoidanceGroups, sortByAvoided } from '#shared/menu/dietary/allergen-card'
import { useDietFilters } from '#base/menu/diet-filters'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import { getDishUrl } from './dish/dish-url'
import chipStyles from './filters/filter-chips.module.css'

const groupTitles = {
  safe: 'Without it',
  'with-options': 'Depends on the options',
  not: 'Not for you, or not declared',
} as const

type AvoidListsProps = {
  readonly categories: readonly MenuCategory[]
  readonly items: readonly MenuItem[]
  readonly avoided: readonly Allergen[]
  /** Whether the dishes are on this site's menu, which their names then lead to. */
  readonly areHere: boolean
}

/** The dishes by whether they suit a guest who avoids allergens. */
export function AvoidLists({ categories, items, avoided, areHere }: AvoidListsProps) {
  const sorted = sortByAvoided(categories, items, avoided)
  return avoidanceGroups.map((group) => (
    <section key={group} aria-label={groupTitles[group]}>
      <Heading as="h2" size="lg">
        {groupTitles[group]} ({sorted[group].reduce((count, { dishes }) => count + dishes.length, 0)})
      </Heading>
      {sorted[group].map(({ category, dishes }) => (
        <Fragment key={category.id}>
          <Heading as="h3" size="sm">
            {category.name}
          </Heading>
          <ul className="dishes">
            {dishes.map(({ item, note }) => (
              <li key={item.id}>
                {areHere ? <Link href={getDishUrl(item)}>{item.name}</Link> : item.name} <small>{item.code}</small>
                {note && <p>{note}</p>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  ))
}

/** The allergens to avoid, at first those of the guest's filters, and how to change them. */
export function useAvoided() {
  const { preferences } = useDietFilters()
  const [chosen, setAvoided] = useState<readonly Allergen[]>()
  return [chosen ?? allergens.filter((each) => preferences[allergenTable[each].filter]), setAvoided] as const
}

type AvoidChoiceProps = { readonly avoided: readonly Allergen[]; readonly onChange: (avoided: Allergen[]) => void }

/** Chooses allergens; the dishes are then sorted by them. */
export const AvoidChoice = ({ avoided, onChange }: AvoidChoiceProps) => (
  <div role="group" aria-label="Avoid" className={joinClasses(chipStyles.list, 'avoid not-on-paper')}>
    <span>Avoid:</span>
    {allergens.map((allergen) => {
      const isAvoided = avoided.includes(allergen)
      return (
        <button
          key={allergen}
          type="button"
          className={isAvoided ? chipStyles.chip : 'choice'}
          aria-pressed={isAvoided}
          onClick={() => onChange(allergens.filter((each) => (each === allergen) !== avoided.includes(each)))}
        >
          {allergen}
        </button>
      )
    })}
  </div>
)
