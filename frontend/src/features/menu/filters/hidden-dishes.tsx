import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { HiddenDish } from '#shared/menu/dietary/filters'
import { focusDietTrigger } from './diet-button'
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

const Hidden = ({ item, reasons }: HiddenDish) => {
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
  /** Whether they were searched for: then each says why it is not there. */
  readonly isSearch: boolean
  readonly onClear: () => void
}

/** What the filters hold back of what would be seen. */
export function HiddenDishes({ dishes, isSearch, onClear }: HiddenDishesProps) {
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
            onClear()
          }}
        >
          Clear filters
        </Button>
      </div>
      {isSearch && (
        <ul>
          {dishes.map(({ item, reasons }) => (
            <Hidden key={item.id} item={item} reasons={reasons} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
