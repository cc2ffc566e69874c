import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { HiddenDish } from '#shared/menu/dietary/filters'
import { useDietFilters } from '#base/menu/diet-filters'
import { focusDietTrigger } from './diet-trigger'
import { DishCard } from '../listing/dish-card'

const Panel = chakra('section', {
  base: {
    mt: '8',
    p: { base: '4', md: '5' },
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: '2xl',
    '& .all': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    '& li': { borderTopWidth: '1px', borderColor: 'border', py: '3', mt: '3' },
    '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    '& .why': { color: 'warning.fg', fontSize: 'sm' },
    '& .card': { maxW: '22rem', mt: '3' },
  },
})

const HiddenDishRow = ({ item, reasons }: HiddenDish) => {
  const [isShown, setShown] = useState(false)
  return (
    <li>
      <div className="row">
        <div>
          <strong>{item.name}</strong>
          <p className="why">Hidden by your filters: {reasons.join(', ')}</p>
        </div>
        {!isShown && (
          <Button variant="outline" size="sm" onClick={() => setShown(true)} aria-label={`Show ${item.name} anyway`}>
            Show anyway
          </Button>
        )}
      </div>
      {isShown && (
        <div className="card">
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
}

/** The dishes of the current view or search that the dietary filters hide. */
export function HiddenDishes({ dishes, isSearch }: HiddenDishesProps) {
  const { clear } = useDietFilters()
  if (dishes.length === 0) return null
  return (
    <Panel aria-label="Hidden by your filters">
      <div className="all">
        <p>
          {dishes.length} {dishes.length === 1 ? 'dish is' : 'dishes are'} hidden by your filters.
        </p>
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
      </div>
      {isSearch && (
        <ul>
          {dishes.map(({ item, reasons }) => (
            <HiddenDishRow key={item.id} item={item} reasons={reasons} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
