import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldError } from '#shared/problem'
import { formatHours } from '#shared/rules/hours'
import type { OpeningHours } from '#shared/terms/hours'
import { weekdaysFromMonday } from '#shared/terms/weekdays'
import type { Weekday } from '#shared/terms/weekdays'
import { weekdayNames, joinSpans, toggleDayOpen, splitDay, setSpan } from './draft'
import { SpanFields } from './span-fields'

type DayCardProps = {
  readonly day: Weekday
  readonly errors: readonly FieldError[]
  readonly onCopy: (to: readonly Weekday[]) => void
}

const groups = [
  { label: 'Mon-Fri', days: weekdaysFromMonday.slice(0, 5) },
  { label: 'All days', days: weekdaysFromMonday },
] as const

const small = { px: '2.5', fontSize: 'sm' } as const

function CopyTo({ day, onCopy }: Pick<DayCardProps, 'day' | 'onCopy'>) {
  const others = weekdaysFromMonday
    .filter((each) => each !== day)
    .map((each) => ({ label: weekdayNames[each], days: [each] }))
  return (
    <chakra.div role="group" aria-label={`Copy ${weekdayNames[day]} to`} mt="3" display="flex" flexWrap="wrap" gap="2">
      {[...groups, ...others].map(({ label, days }) => (
        <Button {...small} key={label} variant="outline" onClick={() => onCopy(days)}>
          {label}
        </Button>
      ))}
    </chakra.div>
  )
}

/** One day of the week: its spans, and what they come to in words. */
export function DayCard({ day, errors, onCopy }: DayCardProps) {
  const { field } = useController<OpeningHours, `weekly.${Weekday}`>({ name: `weekly.${day}` })
  const spans = field.value
  const [isCopying, setCopying] = useState(false)
  const name = weekdayNames[day]
  const errorAt = (index: number) => errors.find(({ path }) => path.startsWith(`weekly.${day}.${index}`))?.message
  const isOpen = spans.length > 0
  const isWrong = errors.some(({ path }) => path.startsWith(`weekly.${day}`))
  return (
    <chakra.li bg="bg.surface" borderWidth="1px" borderRadius="xl" p="4">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" alignItems="baseline">
        <chakra.h3 fontWeight="semibold">{name}</chakra.h3>
        <chakra.span color={isOpen ? 'fg.muted' : 'warning.fg'} fontSize="sm">
          {!isWrong && formatHours(spans)}
        </chakra.span>
      </chakra.div>
      <chakra.div display="grid" gap="2" mt={isOpen ? '3' : '0'}>
        {spans.map(({ opens, closes }, index) => (
          <SpanFields
            key={index}
            of={index === 0 ? name : `${name}, second span,`}
            opens={opens}
            closes={closes}
            error={errorAt(index)}
            onChange={(change) => field.onChange(setSpan(spans, index, change))}
          />
        ))}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        <Button
          {...small}
          variant="ghost"
          aria-label={`${isOpen ? 'Close' : 'Open'} on ${name}`}
          onClick={() => field.onChange(toggleDayOpen(spans))}
        >
          {isOpen ? 'Closed' : 'Open'}
        </Button>
        {isOpen && (
          <Button
            {...small}
            variant="ghost"
            aria-label={spans.length > 1 ? `One span on ${name}` : `Two spans on ${name}`}
            onClick={() => field.onChange(spans.length > 1 ? joinSpans(spans) : splitDay(spans))}
          >
            {spans.length > 1 ? 'One span' : 'Two spans'}
          </Button>
        )}
        <Button
          {...small}
          variant="ghost"
          aria-label={`Copy ${name} to other days`}
          aria-expanded={isCopying}
          onClick={() => setCopying(!isCopying)}
        >
          Copy…
        </Button>
      </chakra.div>
      {isCopying && (
        <CopyTo
          day={day}
          onCopy={(to) => {
            onCopy(to)
            setCopying(false)
          }}
        />
      )}
    </chakra.li>
  )
}
