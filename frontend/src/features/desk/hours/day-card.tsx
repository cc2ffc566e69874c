import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#ui/chakra/button'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldError } from '#shared/platform/problem'
import { formatHours } from '#shared/hours/hours'
import { weekdaysFromMonday, type OpeningHours, type Weekday } from '#shared/hours/opening-hours'
import { isAfterMidnight, joinSpans, nameWeekday, setSpan, splitDay, toggleDayOpen } from './draft'
import { TextInput } from '#ui/chakra/controls'

type SpanFieldsProps = {
  /** The owner of the times, for accessible names: `Monday`, `Monday, second span`. */
  readonly of: string
  readonly opens: string
  readonly closes: string
  readonly error?: string | undefined
  readonly onChange: (change: { readonly opens?: string; readonly closes?: string }) => void
}

/** Fields for an opening and a closing time. */
export function SpanFields({ of, opens, closes, error, onChange }: SpanFieldsProps) {
  const errorId = `${of}-error`.replaceAll(/\W+/g, '-')
  const shared = {
    type: 'time',
    required: true,
    flex: '1 1 0',
    minW: '0',
    maxW: '9.5rem',
    px: '2.5',
    css: { '&::-webkit-calendar-picker-indicator': { marginInlineStart: '0' } },
    'aria-describedby': error ? errorId : undefined,
  } as const
  return (
    <chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2">
        <TextInput
          {...shared}
          aria-label={`${of} opens`}
          aria-invalid={Boolean(error)}
          value={opens}
          onChange={({ target }) => onChange({ opens: target.value })}
        />
        <chakra.span color="fg.muted">to</chakra.span>
        <TextInput
          {...shared}
          aria-label={`${of} closes`}
          aria-invalid={Boolean(error)}
          // A field of the browser has no 24:00.
          value={closes === '24:00' ? '00:00' : closes}
          onChange={({ target }) => onChange({ closes: target.value })}
        />
      </chakra.div>
      {isAfterMidnight({ opens, closes }) && (
        <chakra.p mt="1" fontSize="sm" color="fg.muted">
          Closes on the next day.
        </chakra.p>
      )}
      {error && (
        <chakra.p id={errorId} mt="1" fontSize="sm" color="danger.fg">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}

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
    .map((each) => ({ label: nameWeekday(each), days: [each] }))
  return (
    <chakra.div role="group" aria-label={`Copy ${nameWeekday(day)} to`} mt="3" display="flex" flexWrap="wrap" gap="2">
      {[...groups, ...others].map(({ label, days }) => (
        <Button {...small} key={label} variant="outline" onClick={() => onCopy(days)}>
          {label}
        </Button>
      ))}
    </chakra.div>
  )
}

/** Edits one weekday's opening hours and shows them as text. */
export function DayCard({ day, errors, onCopy }: DayCardProps) {
  const { field } = useController<OpeningHours, `weekly.${Weekday}`>({ name: `weekly.${day}` })
  const spans = field.value
  const [isCopying, setCopying] = useState(false)
  const name = nameWeekday(day)
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
            aria-label={spans.length > 1 ? `One period on ${name}` : `Two periods on ${name}`}
            onClick={() => field.onChange(spans.length > 1 ? joinSpans(spans) : splitDay(spans))}
          >
            {spans.length > 1 ? 'One period' : 'Two periods'}
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
