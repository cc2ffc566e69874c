import type { Weekday } from './weekdays'

/** An exception on the wire; a closed one has no times. */
export type HoursException = {
  readonly date: string
  readonly closed: boolean
  readonly opens: string | null
  readonly closes: string | null
  readonly note: string | null
}

/** When a day is open: none, one or two spans. */
export type OpeningSpans = readonly { readonly opens: string; readonly closes: string }[]

/** Hours as the wire and the table hold them (docs/product/desk.md#hours). */
export type OpeningHours = {
  readonly weekly: Readonly<Record<Weekday, OpeningSpans>>
  readonly exceptions: readonly HoursException[]
}
