import { daysFrom } from '../terms/days'
import { dateAfter } from './local-time'

/** The days from one local date to another, both counted; none where the other is before. */
export const datesFrom = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, daysFrom(from, to)) }, (_, index) => dateAfter(from, index))
