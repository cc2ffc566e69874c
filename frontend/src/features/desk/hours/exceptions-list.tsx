import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { HoursException, OpeningHours } from '#shared/hours/opening-hours'
import { TextInput } from '#ui/forms/native-fields'
import { createClosure, createEarlyClosing, formatExceptionSentence, setException, withoutDate } from './draft'
import { SpanFields } from './day-card'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldError } from '#shared/platform/problem'
import type { Location } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'

type ExceptionCardProps = {
  readonly exception: HoursException
  readonly error: string | undefined
  readonly onChange: (exception: HoursException) => void
  readonly onRemove: () => void
}

/** A date with exceptional hours, and the sentence that customers read. */
export function ExceptionCard({ exception, error, onChange, onRemove }: ExceptionCardProps) {
  const { closed, opens, closes, note } = exception
  const sentence = formatExceptionSentence(exception)
  const [day] = sentence.split(':')
  const open = () => onChange({ ...exception, closed: false, opens: opens ?? '11:00', closes: closes ?? '18:00' })
  return (
    <chakra.li bg="bg.surface" borderWidth="1px" borderRadius="xl" p="4">
      <chakra.h3 fontWeight="semibold">{sentence}</chakra.h3>
      <chakra.div display="grid" gap="3" mt="3">
        {!closed && (
          <SpanFields
            of={day ?? ''}
            opens={opens ?? ''}
            closes={closes ?? ''}
            error={error}
            onChange={(change) => onChange({ ...exception, ...change })}
          />
        )}
        <TextInput
          aria-label={`Why, on ${day}`}
          placeholder="Note for guests (optional)"
          maxLength={80}
          value={note ?? ''}
          onChange={({ target }) => onChange({ ...exception, note: target.value || null })}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {closed ? (
            <Button variant="outline" px="3" fontSize="sm" aria-label={`Open on ${day}`} onClick={open}>
              Special hours
            </Button>
          ) : (
            <Button
              variant="outline"
              px="3"
              fontSize="sm"
              aria-label={`Close all of ${day}`}
              onClick={() => onChange({ ...exception, closed: true, opens: null, closes: null })}
            >
              Closed all day
            </Button>
          )}
          <Button variant="ghost" px="3" fontSize="sm" aria-label={`Regular hours on ${day}`} onClick={onRemove}>
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
  const errorAt = (index: number) => errors.find(({ path }) => path.startsWith(`exceptions.${index}.`))?.message
  const shown = field.value
    .map((exception, index) => ({ exception, error: errorAt(index) }))
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
        {shown.map(({ exception, error }) => (
          <ExceptionCard
            key={exception.date}
            exception={exception}
            error={error}
            onChange={(changed) => field.onChange(setException(field.value, changed))}
            onRemove={() => field.onChange(withoutDate(field.value, exception.date))}
          />
        ))}
      </chakra.ul>
    </>
  )
}

type ShortNoticeClosingBarProps = {
  readonly location: Location
  readonly hours: OpeningHours
  readonly onException: (exception: HoursException) => void
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Closes today early or entirely in twoDigits taps: one to choose, one to save. */
export function ShortNoticeClosingBar({ location, hours, onException }: ShortNoticeClosingBarProps) {
  const [early, setEarly] = useState<string>()
  const { date: today, minutes } = toWallClock(location, useNow())
  const nextHour = `${twoDigits(Math.min(23, Math.floor(minutes / 60) + 1))}:00`
  return (
    <chakra.div role="group" aria-label="Close on short notice" display="flex" flexWrap="wrap" gap="2">
      <Button variant="outline" onClick={() => onException(createClosure(today))}>
        Close today
      </Button>
      <Button variant="outline" onClick={() => onException(createClosure(addDays(today, 1)))}>
        Close tomorrow
      </Button>
      {early === undefined ? (
        <Button
          variant="outline"
          onClick={() => {
            setEarly(nextHour)
            onException(createEarlyClosing(hours, today, nextHour))
          }}
        >
          Close early
        </Button>
      ) : (
        <TextInput
          type="time"
          w="9.5rem"
          aria-label="Closes early today at"
          value={early}
          onChange={({ target }) => {
            setEarly(target.value)
            if (target.value) onException(createEarlyClosing(hours, today, target.value))
          }}
        />
      )}
    </chakra.div>
  )
}
