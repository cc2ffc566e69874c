import { countDaysInclusive } from '../terms/days'
import { addDays } from './local-time'

/** The days from one local date to another, both counted; none where the other is before. */
export const listDates = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, countDaysInclusive(from, to)) }, (_, index) => addDays(from, index))
