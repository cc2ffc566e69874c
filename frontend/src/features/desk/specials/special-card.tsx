import { getWeekdayName } from '#shared/hours/hours'
import type { EditableDish } from '#shared/menu/editing-contract'
import { getSpecialTerms, parseSpecialFigures, type SpecialDraft } from './draft'
import { hasPortionsLeft } from '#shared/specials/recommend-specials'
import { isFarBelowUsual, isPriceWithoutEffect } from '#shared/specials/special-price'
import { toCents } from '#shared/platform/money'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { SpecialPreview } from '#features/menu'
import { useErrorsUnder } from '../form/use-errors-under'
import { SpecialFields } from './special-fields'
import { SpecialFigures } from './special-figures'
import { Badge } from '#ui/chakra/badge'
import { PlusIcon } from 'lucide-react'
import { MAX_SPECIALS_PER_DAY } from '#shared/specials/editing-contract'
import { FormPanel } from '../form/form-panel'
import { buildSpecialPreview } from './special-preview'

const small = { px: '3', fontSize: 'sm' } as const

type SpecialCardProps = {
  readonly special: SpecialDraft
  readonly at: number
  readonly dishes: readonly EditableDish[]
  readonly ordered: number | undefined
  readonly isOpenAtFirst: boolean
  readonly onTakeOff: () => void
}

/** One special: a summary, and behind Change its fields and a preview. */
export function SpecialCard({ special, at, dishes, ordered, isOpenAtFirst, onTakeOff }: SpecialCardProps) {
  const [isExpanded, setExpanded] = useState(isOpenAtFirst)
  const isOpen = useErrorsUnder(`specials.${at}`).length > 0 || isExpanded
  const dish = dishes.find(({ id }) => id === special.menuItemId)
  const name = special.title.trim() || 'New special'
  const { maxDailyOrders: limit } = parseSpecialFigures(special)
  const isSoldOut = ordered !== undefined && !hasPortionsLeft({ maxDailyOrders: limit }, ordered)
  const shown = dish && buildSpecialPreview(special, dish)
  return (
    <chakra.li aria-label={name} bg="bg.surface" borderWidth="1px" borderRadius="xl" p="4" minW="0">
      <chakra.h3 fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </chakra.h3>
      {dish ? (
        <>
          <chakra.p fontSize="sm" color="fg.muted">
            {dish.name}
          </chakra.p>
          <SpecialFigures special={special} dish={dish} ordered={ordered} />
          {isSoldOut && (
            <chakra.p mt="1" fontSize="sm" color="warning.fg">
              Sold out today: guests can’t order the dish, also not at its usual price.
            </chakra.p>
          )}
          {isPriceWithoutEffect(toCents(dish.price), getSpecialTerms(special)) && (
            <chakra.p mt="1" fontSize="sm" color="warning.fg">
              Its price is not below the usual one, so guests pay the usual price.
            </chakra.p>
          )}
          {isFarBelowUsual(toCents(dish.price), getSpecialTerms(special)) && (
            <chakra.p mt="1" fontSize="sm" color="warning.fg">
              Less than half of the usual price.
            </chakra.p>
          )}
        </>
      ) : (
        special.menuItemId !== 0 && (
          <chakra.p mt="1" fontSize="sm" color="warning.fg">
            Its dish is off the menu, so guests don’t see it.
          </chakra.p>
        )
      )}
      {isOpen && (
        <>
          <SpecialFields special={special} at={at} dishes={dishes} />
          {shown && (
            <chakra.section mt="5" aria-label={`What guests read of ${name} on ${getWeekdayName(special.dayOfWeek)}`}>
              <chakra.h4 mb="2" fontSize="sm" fontWeight="semibold" color="fg.muted">
                What guests read
              </chakra.h4>
              <SpecialPreview {...shown} />
            </chakra.section>
          )}
        </>
      )}
      <chakra.div display="flex" gap="2" mt="3" flexWrap="wrap">
        <Button
          {...small}
          type="button"
          variant="outline"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Close' : 'Change'} ${name}`}
          onClick={() => setExpanded(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change'}
        </Button>
        <Button {...small} type="button" variant="ghost" aria-label={`Remove ${name}`} onClick={onTakeOff}>
          Remove
        </Button>
      </chakra.div>
    </chakra.li>
  )
}

type DayPanelProps = {
  readonly day: number
  readonly isToday: boolean
  readonly count: number
  readonly onAdd: () => void
  readonly children: ReactNode
}

/** A weekday with its specials. */
export const DayPanel = ({ day, isToday, count, onAdd, children }: DayPanelProps) => (
  <FormPanel
    title={getWeekdayName(day)}
    lead={count === 0 ? 'No specials' : undefined}
    action={
      <chakra.span display="flex" gap="2" alignItems="center">
        {isToday && <Badge>Today</Badge>}
        <Button
          type="button"
          variant="outline"
          px="3"
          fontSize="sm"
          disabled={count >= MAX_SPECIALS_PER_DAY}
          aria-label={`Add a special on ${getWeekdayName(day)}`}
          onClick={onAdd}
        >
          <PlusIcon /> Add
        </Button>
      </chakra.span>
    }
  >
    {count > 0 && (
      <chakra.ul
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
        listStyleType="none"
      >
        {children}
      </chakra.ul>
    )}
  </FormPanel>
)
