import { weekdays } from '../terms/weekdays'
import type { Weekday } from '../terms/weekdays'

/**
 * A choice of days without repeats, Monday first; all seven are every day, which is null
 * (docs/product/desk.md#ingredients).
 */
export function normalizeDeliveryDays(chosen: readonly Weekday[] | null): Weekday[] | null {
  if (chosen === null) return null
  const days = [...weekdays.slice(1), weekdays[0]].filter((day) => chosen.includes(day))
  return days.length === weekdays.length ? null : days
}

/** Whether the morning's delivery brings what comes on these days, on a weekday (0 is Sunday). */
export const isDeliveryDay = (days: readonly Weekday[] | null, weekday: number): boolean =>
  days === null || days.some((day) => weekdays.indexOf(day) === weekday)
