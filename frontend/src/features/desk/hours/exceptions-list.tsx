import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { MAX_DATE_SPANS } from '#shared/hours/editing-contract'
import { toLocationHours, type HoursException, type OpeningHours } from '#shared/hours/opening-hours'
import { getHoursOn } from '#shared/hours/open-periods'
import type { DayHours } from '#shared/locations/location'
import { addSpan, createClosure, formatExceptionSentence, setException, setSpan, withoutDate } from './draft'
import { SpanFields } from './day-card'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { FieldError } from '#shared/platform/problem'
import { TextInput } from '#ui/chakra/controls'

type ExceptionCardProps = {
  readonly exception: HoursException
  /** The hours of its weekday, with which special hours begin. */
  readonly usual: DayHours
  /** Returns the error of a span. */
  readonly findError: (index: number) => string | undefined
  readonly onChange: (exception: HoursException) => void
  readonly onRemove: () => void
}

const SPECIAL_HOURS: DayHours = [{ opens: '11:00', closes: '18:00' }]

const small = { px: '3', fontSize: 'sm' } as const

/** A date with exceptional hours, and the sentence that customers read. */
function ExceptionCard({ exception, usual, findError, onChange, onRemove }: ExceptionCardProps) {
  const { spans, note } = exception
  const isOpen = spans.length > 0
  const sentence = formatExceptionSentence(exception)
  const [day] = sentence.split(':')
  const setSpans = (changed: DayHours) => onChange({ ...exception, spans: changed })
  return (
    <chakra.li bg="bg.surface" borderWidth="1px" borderRadius="xl" p="4">
      <chakra.h3 fontWeight="semibold">{sentence}</chakra.h3>
      <chakra.div display="grid" gap="3" mt="3">
        {spans.map(({ opens, closes }, index) => (
          <SpanFields
            key={index}
            of={index === 0 ? `${day}` : `${day}, period ${index + 1},`}
            opens={opens}
            closes={closes}
            error={findError(index)}
            onChange={(change) => setSpans(setSpan(spans, index, change))}
          />
        ))}
        <TextInput
          aria-label={`Why, on ${day}`}
          placeholder="Note for guests (optional)"
          maxLength={80}
          value={note ?? ''}
          onChange={({ target }) => onChange({ ...exception, note: target.value || null })}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {!isOpen && (
            <Button
              {...small}
              variant="outline"
              aria-label={`Open on ${day}`}
              onClick={() => setSpans(usual.length > 0 ? usual : SPECIAL_HOURS)}
            >
              Special hours
            </Button>
          )}
          {isOpen && spans.length < MAX_DATE_SPANS && (
            <Button
              {...small}
              variant="outline"
              aria-label={`Add a period on ${day}`}
              onClick={() => setSpans(addSpan(spans))}
            >
              Add a period
            </Button>
          )}
          {spans.length > 1 && (
            <Button
              {...small}
              variant="outline"
              aria-label={`Remove the last period on ${day}`}
              onClick={() => setSpans(spans.slice(0, -1))}
            >
              Remove the last
            </Button>
          )}
          {isOpen && (
            <Button {...small} variant="outline" aria-label={`Close all of ${day}`} onClick={() => setSpans([])}>
              Closed all day
            </Button>
          )}
          <Button {...small} variant="ghost" aria-label={`Regular hours on ${day}`} onClick={onRemove}>
            Back to regular hours
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.li>
  )
}

type ExceptionsListProps = {
  /** The location's date. Past exceptions are hidden but stay in the form. */
  readonly today: string
  readonly errors: readonly FieldError[]
}

/** The upcoming exceptions, and a way to add one. */
export function ExceptionsList({ today, errors }: ExceptionsListProps) {
  const { field } = useController<OpeningHours, 'exceptions'>({ name: 'exceptions' })
  const [date, setDate] = useState('')
  const isTaken = field.value.some((exception) => exception.date === date)
  const weekly = useWatch<OpeningHours, 'weekly'>({ name: 'weekly' })
  const usualOn = (day: string) => getHoursOn({ hours: toLocationHours({ weekly, exceptions: [] }) }, day)
  const errorAt = (index: number, span: number) =>
    errors.find(({ path }) => path.startsWith(`exceptions.${index}.spans.${span}.`))?.message
  const shown = field.value
    .map((exception, index) => ({ exception, index }))
    .filter(({ exception }) => exception.date >= today)
  const add = () => {
    field.onChange(setException(field.value, createClosure(date)))
    setDate('')
  }
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <TextInput
          type="date"
          aria-label="Holiday or special date"
          w="11rem"
          min={today}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Button variant="outline" disabled={date < today || isTaken} onClick={add}>
          Add date
        </Button>
      </chakra.div>
      {shown.length === 0 && (
        <chakra.p mt="3" color="fg.muted">
          No holidays or special hours ahead.
        </chakra.p>
      )}
      <chakra.ul mt="4" display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} listStyle="none">
        {shown.map(({ exception, index }) => (
          <ExceptionCard
            key={exception.date}
            exception={exception}
            usual={usualOn(exception.date)}
            findError={(span) => errorAt(index, span)}
            onChange={(changed) => field.onChange(setException(field.value, changed))}
            onRemove={() => field.onChange(withoutDate(field.value, exception.date))}
          />
        ))}
      </chakra.ul>
    </>
  )
}
