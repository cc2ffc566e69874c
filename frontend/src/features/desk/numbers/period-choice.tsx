import { MAX_REPORT_DAYS, addDays, countDaysInclusive, hasPlainYear } from '#shared/platform/time'
import { Day } from '#shared/platform/fields'
import { chakra } from '@chakra-ui/react/styled-system'
import { Segments } from '#ui/segments'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { TextInput } from '#ui/forms/controls'

const periods = [
  { id: 'today', label: 'Today' },
  { id: 'yesterday', label: 'Yesterday' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
  { id: 'range', label: 'Range' },
] as const
export type PeriodName = (typeof periods)[number]['id']

/** Returns the period and range that an address names by a word or a date; today by default. */
export function readPeriod(
  named: string | null,
  today: string,
): { readonly name: PeriodName; readonly range: DateRange } {
  const date = Day.safeParse(named)
  if (date.success) return { name: 'range', range: { from: date.data, to: date.data } }
  return { name: periods.find(({ id }) => id === named)?.id ?? 'today', range: { from: today, to: today } }
}

/** Returns the first day of a date's month. */
export const getMonthStart = (date: string): string => `${date.slice(0, 'YYYY-MM'.length)}-01`

/** From the first day of any month, this leads into the next one. */
const INTO_NEXT_MONTH = 31

const getMonthEnd = (date: string): string => addDays(getMonthStart(addDays(getMonthStart(date), INTO_NEXT_MONTH)), -1)

const SELECTABLE_MONTHS = 13

/** Returns the first days of this month and of those before it. */
const listMonths = (today: string): readonly string[] =>
  Array.from({ length: SELECTABLE_MONTHS - 1 }).reduce<readonly string[]>(
    (months) => [...months, getMonthStart(addDays(months.at(-1) ?? today, -1))],
    [getMonthStart(today)],
  )

const formatMonth = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

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

/** Returns a calendar month up to today, compared with the same days of the month before. */
function getCalendarMonth(month: string, today: string): Period {
  const [from, end] = [getMonthStart(month), getMonthEnd(month)]
  const isOver = end < today
  const to = isOver ? end : today
  const endBefore = addDays(from, -1)
  const startBefore = getMonthStart(endBefore)
  const sameDay = addDays(startBefore, countDaysInclusive(from, to) - 1)
  return {
    from,
    to,
    before: { from: startBefore, to: isOver || sameDay > endBefore ? endBefore : sameDay },
    against: isOver ? 'the month before' : 'the same days of last month',
    isRunning: false,
  }
}

/**
 * Returns the period and its comparison: today with the same hours of the same weekday last week, a
 * calendar month with the same days of the month before, other ranges with the equally long range
 * before.
 * @param month a day of the calendar month
 */
export function getPeriod(name: PeriodName, today: string, range: DateRange, month = today): Period {
  const period = getNamedPeriod(name, today, range, month)
  const isRunning = period.from === today && period.to === today
  const isUnfinished = period.from < today && today <= period.to
  return { ...period, isRunning, ...(isUnfinished && { against: `${period.against} (today isn't over yet)` }) }
}

function getNamedPeriod(name: PeriodName, today: string, range: DateRange, month: string): Period {
  switch (name) {
    case 'today':
      return comparedWith({ from: today, to: today }, 7, 'the same day last week')
    case 'yesterday': {
      const day = addDays(today, -1)
      return comparedWith({ from: day, to: day }, 7, 'the same day of the week before')
    }
    case 'week':
      return comparedWith({ from: addDays(today, -6), to: today }, 7, 'the 7 days before')
    case 'month':
      return getCalendarMonth(month, today)
    case 'range': {
      const days = countDaysInclusive(range.from, range.to)
      return days === 1
        ? comparedWith(range, 7, 'the same day of the week before')
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
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'end',
    mb: '5',
    '& [data-part=item]': { px: { base: '2.5', sm: '4' } },
  },
})
const Field = chakra('label', { base: { display: 'grid', gap: '1', fontSize: 'sm', color: 'fg.muted' } })

type PeriodChoiceProps = {
  readonly chosen: PeriodName
  readonly range: DateRange
  readonly today: string
  /** The first day of the chosen month. */
  readonly month: string
  readonly onChoose: (name: PeriodName) => void
  readonly onMonth: (month: string) => void
  readonly onRange: (days: DateRange) => void
}

/** Chooses the period. */
export function PeriodChoice({ chosen, range, today, month, onChoose, onMonth, onRange }: PeriodChoiceProps) {
  const error = chosen === 'range' ? validateRange(range) : undefined
  return (
    <Row className="not-on-paper">
      <Segments label="Days" options={periods} chosen={chosen} onChoose={onChoose} />
      {chosen === 'month' && (
        <ChoiceSelect
          label="Month"
          value={month}
          options={listMonths(today).map((value) => ({ value, label: formatMonth(value) }))}
          onChoose={onMonth}
        />
      )}
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
