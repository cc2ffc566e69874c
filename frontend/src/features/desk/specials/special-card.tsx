import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { EditableDish } from '#shared/contract/desk/dish'
import { SpecialPreview } from '#features/specials'
import { useErrorsUnder } from '../form/use-errors-under'
import { getDayName } from './draft'
import type { SpecialDraft } from './draft'
import { buildSpecialPreview } from './shown-as'
import { SpecialFields } from './special-fields'
import { SpecialFigures } from './special-figures'

const small = { px: '3', fontSize: 'sm' } as const

type SpecialCardProps = {
  readonly special: SpecialDraft
  readonly at: number
  readonly dishes: readonly EditableDish[]
  readonly ordered: number | undefined
  readonly isOpenAtFirst: boolean
  readonly onTakeOff: () => void
}

/** One special of a day: what it comes to, and behind Change all of it with what guests read. */
export function SpecialCard({ special, at, dishes, ordered, isOpenAtFirst, onTakeOff }: SpecialCardProps) {
  const [isAsked, setAsked] = useState(isOpenAtFirst)
  const isOpen = useErrorsUnder(`specials.${at}`).length > 0 || isAsked
  const dish = dishes.find(({ id }) => id === special.menuItemId)
  const name = special.title.trim() || 'New special'
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
        </>
      ) : (
        special.menuItemId !== 0 && (
          <chakra.p mt="1" fontSize="sm" color="warning.fg">
            Its dish is off the menu, so guests are not shown it.
          </chakra.p>
        )
      )}
      {isOpen && (
        <>
          <SpecialFields special={special} at={at} dishes={dishes} />
          {shown && (
            <chakra.section mt="5" aria-label={`What guests read of ${name} on ${getDayName(special.dayOfWeek)}`}>
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
          onClick={() => setAsked(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change'}
        </Button>
        <Button {...small} type="button" variant="ghost" aria-label={`Take off ${name}`} onClick={onTakeOff}>
          Take off
        </Button>
      </chakra.div>
    </chakra.li>
  )
}
