import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FieldError } from '#shared/problem'
import type { ToldHours } from '#shared/terms/hours'
import { TextInput } from '#base/components/text-input'
import { closedOn, withException, withoutException } from './draft'
import { ExceptionCard } from './exception-card'

type ExceptionsListProps = {
  readonly hours: ToldHours
  /** The location's date: what is past is not shown, but kept. */
  readonly today: string
  readonly errors: readonly FieldError[]
  readonly onChange: (hours: ToldHours) => void
}

/** The dates to come that are otherwise, and a way to add one. */
export function ExceptionsList({ hours, today, errors, onChange }: ExceptionsListProps) {
  const [date, setDate] = useState('')
  const isTaken = hours.exceptions.some((exception) => exception.date === date)
  const errorAt = (index: number) => errors.find(({ path }) => path.startsWith(`exceptions.${index}.`))?.message
  const shown = hours.exceptions
    .map((exception, index) => ({ exception, error: errorAt(index) }))
    .filter(({ exception }) => exception.date >= today)
  const add = () => {
    onChange(withException(hours, closedOn(date)))
    setDate('')
  }
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <TextInput
          type="date"
          aria-label="Date that is otherwise"
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
          No date to come is otherwise.
        </chakra.p>
      )}
      <chakra.ul mt="4" display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} listStyle="none">
        {shown.map(({ exception, error }) => (
          <ExceptionCard
            key={exception.date}
            exception={exception}
            error={error}
            onChange={(changed) => onChange(withException(hours, changed))}
            onRemove={() => onChange(withoutException(hours, exception.date))}
          />
        ))}
      </chakra.ul>
    </>
  )
}
