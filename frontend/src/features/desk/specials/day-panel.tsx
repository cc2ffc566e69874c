import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { PlusIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAX_SPECIALS_PER_DAY } from '#shared/contract/desk/specials'
import { FormPanel } from '../form/panel'
import { getDayName } from './draft'

type DayPanelProps = {
  readonly day: number
  readonly isToday: boolean
  readonly count: number
  readonly onAdd: () => void
  readonly children: ReactNode
}

/** A day of the week with its specials. */
export const DayPanel = ({ day, isToday, count, onAdd, children }: DayPanelProps) => (
  <FormPanel
    title={getDayName(day)}
    lead={count === 0 ? 'Nothing special' : undefined}
    act={
      <chakra.span display="flex" gap="2" alignItems="center">
        {isToday && <Badge>Today</Badge>}
        <Button
          type="button"
          variant="outline"
          px="3"
          fontSize="sm"
          disabled={count >= MAX_SPECIALS_PER_DAY}
          aria-label={`Add a special on ${getDayName(day)}`}
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
