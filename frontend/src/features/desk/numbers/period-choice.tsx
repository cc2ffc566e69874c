import { MAX_REPORT_DAYS, addDays, countDaysInclusive } from '#shared/platform/time'
import { chakra } from '@chakra-ui/react/styled-system'
import { Segments } from '#ui/segments'
import { TextInput } from '#ui/forms/native-fields'

export const periods = [
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
  { id: 'range', label: 'Range' },
] as const
export type PeriodName = (typeof periods)[number]['id']

export type DateRange = { readonly from: string; readonly to: string }

/** Some days, and those that they are held against. */
export type Period = DateRange & { readonly before: DateRange; readonly against: string }

const against = (days: DateRange, back: number, words: string): Period => ({
  ...days,
  before: { from: addDays(days.from, -back), to: addDays(days.to, -back) },
  against: words,
})

/**
 * Today against the same weekday; the last seven or thirty days, or any others, against as many
 * before.
 */
export function getPeriod(name: PeriodName, today: string, range: DateRange): Period {
  switch (name) {
    case 'today':
      return against({ from: today, to: today }, 7, 'the same weekday')
    case 'week':
      return against({ from: addDays(today, -6), to: today }, 7, 'the 7 days before')
    case 'month':
      return against({ from: addDays(today, -29), to: today }, 30, 'the 30 days before')
    case 'range': {
      const days = countDaysInclusive(range.from, range.to)
      return days === 1 ? against(range, 7, 'the same weekday') : against(range, days, `the ${days} days before`)
    }
  }
}

/** What is wrong with days that were chosen; undefined where nothing is. */
export function validateRange({ from, to }: DateRange): string | undefined {
  if (from === '' || to === '') return 'Choose both days.'
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

/** Which days are looked at. */
export function PeriodChoice({ chosen, range, onChoose, onRange }: PeriodChoiceProps) {
  const fault = chosen === 'range' ? validateRange(range) : undefined
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
          {fault && (
            <chakra.p role="alert" color="danger.fg" fontSize="sm" flexBasis="100%">
              {fault}
            </chakra.p>
          )}
        </>
      )}
    </Row>
  )
}
