import { MAX_REPORT_DAYS, addDays, countDaysInclusive, hasPlainYear } from '#shared/platform/time'
import { chakra } from '@chakra-ui/react/styled-system'
import { Segments } from '#ui/segments'
import { TextInput } from '#ui/forms/native-fields'

const periods = [
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
  { id: 'range', label: 'Range' },
] as const
export type PeriodName = (typeof periods)[number]['id']

export type DateRange = { readonly from: string; readonly to: string }

/** A range of days, and the earlier range to compare it with. */
export type Period = DateRange & {
  readonly before: DateRange
  readonly against: string
  /** Whether it is a single day that isn't over: it is compared with the same hours. */
  readonly isRunning: boolean
}

const comparedWith = (days: DateRange, back: number, words: string): Period => ({
  ...days,
  before: { from: addDays(days.from, -back), to: addDays(days.to, -back) },
  against: words,
  isRunning: false,
})

/**
 * Returns the period and its comparison: today with the same hours of the same weekday last week,
 * other ranges with the equally long range before.
 */
export function getPeriod(name: PeriodName, today: string, range: DateRange): Period {
  const period = getNamedPeriod(name, today, range)
  return { ...period, isRunning: period.from === today && period.to === today }
}

function getNamedPeriod(name: PeriodName, today: string, range: DateRange): Period {
  switch (name) {
    case 'today':
      return comparedWith({ from: today, to: today }, 7, 'the same day last week')
    case 'week':
      return comparedWith({ from: addDays(today, -6), to: today }, 7, 'the 7 days before')
    case 'month':
      return comparedWith({ from: addDays(today, -29), to: today }, 30, 'the 30 days before')
    case 'range': {
      const days = countDaysInclusive(range.from, range.to)
      return days === 1
        ? comparedWith(range, 7, 'the same day last week')
        : comparedWith(range, days, `the ${days} days before`)
    }
  }
}

/** Returns what is wrong with a chosen range; undefined if it is valid. */
export function validateRange({ from, to }: DateRange): string | undefined {
  if (from === '' || to === '') return 'Choose both days.'
  // A year may have more digits while it is typed.
  if (![from, to].every(hasPlainYear)) return 'Choose days with a year of four digits.'
  const days = countDaysInclusive(from, to)
  if (days < 1) return 'The first day is after the last.'
  return days > MAX_REPORT_DAYS ? `At most ${MAX_REPORT_DAYS} days at once.` : undefined
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end', mb: '5' },
})
const Field = chakra('label', { base: { display: 'grid', gap: '1', fontSize: 'sm', color: 'fg.muted' } })

type PeriodChoiceProps = {
  readonly chosen: PeriodName
  readonly range: DateRange
  readonly onChoose: (name: PeriodName) => void
  readonly onRange: (days: DateRange) => void
}

/** Chooses the period. */
export function PeriodChoice({ chosen, range, onChoose, onRange }: PeriodChoiceProps) {
  const error = chosen === 'range' ? validateRange(range) : undefined
  return (
    <Row className="not-on-paper">
      <Segments label="Days" options={periods} chosen={chosen} onChoose={onChoose} />
      {chosen === 'range' && (
        <>
          <Field>
            First day
            <TextInput
              type="date"
              value={range.from}
              onChange={(event) => onRange({ ...range, from: event.target.value })}
            />
          </Field>
          <Field>
            Last day
            <TextInput
              type="date"
              value={range.to}
              onChange={(event) => onRange({ ...range, to: event.target.value })}
            />
          </Field>
          {error && (
            <chakra.p role="alert" color="danger.fg" fontSize="sm" flexBasis="100%">
              {error}
            </chakra.p>
          )}
        </>
      )}
    </Row>
  )
}
