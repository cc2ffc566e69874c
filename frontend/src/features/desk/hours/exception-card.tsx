import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { HoursException } from '#shared/terms/hours'
import { TextInput } from '#base/components/text-input'
import { formatExceptionSentence } from './draft'
import { SpanFields } from './span-fields'

type ExceptionCardProps = {
  readonly exception: HoursException
  readonly error: string | undefined
  readonly onChange: (exception: HoursException) => void
  readonly onRemove: () => void
}

/** A date that is otherwise, and the sentence that customers read of it. */
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
          placeholder="Why, for guests (optional)"
          maxLength={80}
          value={note ?? ''}
          onChange={({ target }) => onChange({ ...exception, note: target.value || null })}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {closed ? (
            <Button variant="outline" px="3" fontSize="sm" aria-label={`Open on ${day}`} onClick={open}>
              Open for some hours
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
          <Button variant="ghost" px="3" fontSize="sm" aria-label={`As usual on ${day}`} onClick={onRemove}>
            As usual again
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.li>
  )
}
