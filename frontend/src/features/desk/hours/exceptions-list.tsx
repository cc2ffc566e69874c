import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldError } from '#shared/problem'
import type { OpeningHours } from '#shared/terms/hours'
import { TextInput } from '#base/components/text-input'
import { createClosure, setException, withoutDate } from './draft'
import { ExceptionCard } from './exception-card'

type ExceptionsListProps = {
  /** The location's date: what is past is not shown, but kept. */
  readonly today: string
  readonly errors: readonly FieldError[]
}

/** The dates to come that are otherwise, and a way to add one. */
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
            onChange={(changed) => field.onChange(setException(field.value, changed))}
            onRemove={() => field.onChange(withoutDate(field.value, exception.date))}
          />
        ))}
      </chakra.ul>
    </>
  )
}
