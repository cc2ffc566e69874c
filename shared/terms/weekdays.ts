/** The days of the week as hours and deliveries name them, in the order of `WallClock.weekday`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** The same as a week is written down: Monday first. */
export const weekdaysFromMonday = [
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
] as const satisfies readonly Weekday[]
