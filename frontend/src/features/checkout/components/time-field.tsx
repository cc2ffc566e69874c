import { NativeSelect } from '@chakra-ui/react/native-select'
import { useEffect } from 'react'
import type { AvailableDay } from '#shared/rules/schedule'
import { FieldFrame } from '#base/forms/field-frame'
import { formatTimeLabel } from '../schedule-words'

/** From so few places on it is told how many are left. */
const FEW = 3

function placesWords(left: number | null): string {
  if (left === null || left > FEW) return ''
  if (left === 0) return ' (full)'
  return left === 1 ? ' (1 place left)' : ` (${left} places left)`
}

type TimeFieldProps = {
  readonly day: AvailableDay
  readonly value: string
  readonly leftAt: (at: string) => number | null
  readonly onChoose: (at: string) => void
}

/**
 * The times of a day; what is full is shown and can't be had, and gives way to the next that is
 * free.
 */
export function TimeField({ day, value, leftAt, onChoose }: TimeFieldProps) {
  const isFree = ({ at }: { readonly at: string }) => leftAt(at) !== 0
  const next = day.times.find((time) => time.at > value && isFree(time)) ?? day.times.find(isFree)
  const isFull = leftAt(value) === 0
  const instead = isFull ? next?.at : undefined
  useEffect(() => {
    if (instead !== undefined) onChoose(instead)
  })
  return (
    <FieldFrame
      label="Time"
      error={isFull && instead === undefined ? 'This day is full. Please choose another.' : undefined}
    >
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChoose(event.target.value)}>
          {day.times.map(({ at, minutes }) => (
            <option key={at} value={at} disabled={leftAt(at) === 0}>
              {formatTimeLabel(minutes) + placesWords(leftAt(at))}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}
