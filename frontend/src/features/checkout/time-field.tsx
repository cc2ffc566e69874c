import { useEffect, type Ref } from 'react'
import { formatClock } from '#shared/hours/hours'
import type { AvailableDay, AvailableTime } from '#shared/orders/scheduling'
import { FieldFrame } from '#ui/forms/field-frame'
import { Select } from '#ui/forms/controls'

const padTwoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats minutes since midnight: `6:15 PM`. */
const formatTimeLabel = (minutes: number): string =>
  formatClock(`${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`)

/** A time with at most this many places shows how many are left. */
const MAX_PLACES_SHOWN = 3

function formatPlacesLeft(left: number | null): string {
  if (left === null || left > MAX_PLACES_SHOWN) return ''
  if (left === 0) return ' (full)'
  return left === 1 ? ' (1 place left)' : ` (${left} places left)`
}

/** Groups times by the hour of the clock, in their order: `6 PM`. */
function groupByHour(times: readonly AvailableTime[]) {
  const groups: { label: string; times: AvailableTime[] }[] = []
  for (const time of times) {
    const label = formatTimeLabel(time.minutes).replace(/:\d\d/, '')
    const last = groups.at(-1)
    if (last?.label === label) last.times.push(time)
    else groups.push({ label, times: [time] })
  }
  return groups
}

type TimeFieldProps = {
  readonly name: string
  readonly ref: Ref<HTMLSelectElement> | undefined
  readonly day: AvailableDay
  /** The chosen time; empty if the guest has not chosen one. */
  readonly value: string
  readonly error: string | undefined
  readonly getPlacesLeft: (at: string) => number | null
  readonly onChoose: (at: string) => void
}

/**
 * The times of a day by hour; none is chosen for the guest.
 * Full times are disabled, and a chosen time that fills up moves to the next one.
 */
export function TimeField({ name, ref, day, value, error, getPlacesLeft, onChoose }: TimeFieldProps) {
  const isFree = ({ at }: { readonly at: string }) => getPlacesLeft(at) !== 0
  const next = day.times.find((time) => time.at > value && isFree(time)) ?? day.times.find(isFree)
  const isFull = value !== '' && getPlacesLeft(value) === 0
  const replacement = isFull ? next?.at : undefined
  useEffect(() => {
    if (replacement !== undefined) onChoose(replacement)
  })
  return (
    <FieldFrame
      label="Time"
      error={isFull && replacement === undefined ? 'This day is full. Please choose another.' : error}
    >
      <Select name={name} ref={ref} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="" disabled>
          Choose a time
        </option>
        {groupByHour(day.times).map(({ label, times }) => (
          <optgroup key={times[0]?.at} label={label}>
            {times.map(({ at, minutes }) => (
              <option key={at} value={at} disabled={getPlacesLeft(at) === 0}>
                {formatTimeLabel(minutes) + formatPlacesLeft(getPlacesLeft(at))}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </FieldFrame>
  )
}
