import { daysFrom, MOST_DAYS } from '#shared/terms/days'
import { dateAfter } from '#shared/rules/local-time'

export const periods = [
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
  { id: 'range', label: 'Range' },
] as const
export type PeriodName = (typeof periods)[number]['id']

export type Days = { readonly from: string; readonly to: string }

/** Some days, and those that they are held against. */
export type Period = Days & { readonly before: Days; readonly against: string }

const against = (days: Days, back: number, words: string): Period => ({
  ...days,
  before: { from: dateAfter(days.from, -back), to: dateAfter(days.to, -back) },
  against: words,
})

/**
 * Today against the same weekday; the last seven or thirty days, or any others, against as many
 * before.
 */
export function periodOf(name: PeriodName, today: string, range: Days): Period {
  switch (name) {
    case 'today':
      return against({ from: today, to: today }, 7, 'the same weekday')
    case 'week':
      return against({ from: dateAfter(today, -6), to: today }, 7, 'the 7 days before')
    case 'month':
      return against({ from: dateAfter(today, -29), to: today }, 30, 'the 30 days before')
    case 'range': {
      const days = daysFrom(range.from, range.to)
      return days === 1 ? against(range, 7, 'the same weekday') : against(range, days, `the ${days} days before`)
    }
  }
}

/** What is wrong with days that were chosen; undefined where nothing is. */
export function faultOf({ from, to }: Days): string | undefined {
  if (from === '' || to === '') return 'Choose both days.'
  const days = daysFrom(from, to)
  if (days < 1) return 'The first day is after the last.'
  return days > MOST_DAYS ? `At most ${MOST_DAYS} days at once.` : undefined
}
