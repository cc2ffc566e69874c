import { useState } from 'react'
import type { HiddenDish } from '#shared/menu/dietary/filters'
import { useDietFilters } from '#base/menu/diet-filters'
import { Button } from '#ui/button'
import { focusDietTrigger } from './diet-trigger'
import { DishCard } from '../listing/dish-card'
import styles from './hidden-dishes.module.css'

const HiddenDishRow = ({ item, reasons }: HiddenDish) => {
  const [isShown, setShown] = useState(false)
  return (
    <li className={styles.dish}>
      <div className={styles.row}>
        <div>
          <strong>{item.name}</strong>
          <p className={styles.why}>Hidden by your filters: {reasons.join(', ')}</p>
        </div>
        {!isShown && (
          <Button variant="outline" size="sm" onClick={() => setShown(true)} aria-label={`Show ${item.name} anyway`}>
            Show anyway
          </Button>
        )}
      </div>
      {isShown && (
        <div className={styles.card}>
          <DishCard item={item} />
        </div>
      )}
    </li>
  )
}

type HiddenDishesProps = {
  readonly dishes: readonly HiddenDish[]
  /** Whether the guest searched for them. Each dish then shows why it is hidden. */
  readonly isSearch: boolean
  /** Whether the panel clears the filters; a page with their chips does it there. */
  readonly offersClear: boolean
}

/** The dishes of the current view or search that the dietary filters hide. */
export function HiddenDishes({ dishes, isSearch, offersClear }: HiddenDishesProps) {
  const { clear } = useDietFilters()
  if (dishes.length === 0) return null
  return (
    <section className={styles.panel} aria-label="Hidden by your filters">
      <div className={styles.row}>
        <p>
          {dishes.length} {dishes.length === 1 ? 'dish is' : 'dishes are'} hidden by your filters.
        </p>
        {offersClear && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              focusDietTrigger()
              clear()
            }}
          >
            Clear filters
          </Button>
        )}
      </div>
      {isSearch && (
        <ul>
          {dishes.map(({ item, reasons }) => (
            <HiddenDishRow key={item.id} item={item} reasons={reasons} />
          ))}
        </ul>
      )}
    </section>
  )
}
