import { formatClock } from '#shared/rules/hours'
import type { AvailableDay } from '#shared/rules/schedule'

// The date is the location's already: no zone may move it.
const days = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })

/** `Today`, `Tomorrow`, `Mon, Nov 23`. */
export function formatDayLabel({ date, daysAhead }: Pick<AvailableDay, 'date' | 'daysAhead'>): string {
  const day = days.format(new Date(`${date}T00:00:00Z`))
  if (daysAhead > 1) return day
  return `${daysAhead === 0 ? 'Today' : 'Tomorrow'}, ${day}`
}

const two = (value: number) => String(value).padStart(2, '0')

/** Minutes since midnight for people: `6:15 PM`. */
export const formatTimeLabel = (minutes: number): string =>
  formatClock(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)
