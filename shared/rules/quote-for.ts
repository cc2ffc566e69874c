import type { LocationConfig } from '../locations/location'
import type { LocationPolicy } from '../locations/policy'
import { formatTime } from './day-and-time'
import { formatClosedNow, formatDayPrefix, findNextOpening } from './hours'
import { parseClockMinutes } from './local-time'
import type { WaitQuote, WaitQuotes } from './promise'
import { fromWallClock } from './schedule'

const MINUTE_MS = 60_000

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

/** Where and when an order would be placed. */
export type QuoteContext = {
  readonly policy: Pick<LocationPolicy, 'acceptsOrdersWhileClosed'>
  readonly place: Place
  readonly now: Date
}

/** What a guest sees of the time that an order takes (docs/product/checkout.md#while-closed). */
export type CurrentQuote = {
  /**
   * Minutes from now until an order is ready; null where a closed location has no known opening.
   */
  readonly quotes: WaitQuotes | null
  /**
   * Where the quotes start at the next opening: the clock times `tomorrow 10:45-10:50 AM`;
   * otherwise null.
   */
  readonly atOpening: Readonly<Record<keyof WaitQuotes, string>> | null
  /** `Closed now, opens 10:30 AM`; null while open. */
  readonly closed: string | null
}

/** `10:45-10:50 AM`, or `11:50 AM-12:05 PM` over noon. */
function clockRange(from: number, to: number, timeZone: string): string {
  // The formatter may separate the two halves with a narrow space.
  const [first, last] = [from, to].map((at) => formatTime(at, timeZone).replace(/\s/g, ' '))
  const [start = '', half] = (first ?? '').split(' ')
  return last?.endsWith(` ${half}`) ? `${start}-${last}` : `${first}-${last}`
}

/**
 * The quotes for an order placed now, from those that hold while the location is open. A closed
 * location that takes no orders starts them at its next opening; one that takes orders at any hour
 * keeps them and says that it is closed.
 */
export function getCurrentQuote(whenOpen: WaitQuotes, { policy, place, now }: QuoteContext): CurrentQuote {
  const closed = formatClosedNow(place, now)
  if (closed === null || policy.acceptsOrdersWhileClosed) return { quotes: whenOpen, atOpening: null, closed }
  const next = findNextOpening(place, now)
  if (!next) return { quotes: null, atOpening: null, closed }
  const opensAt = fromWallClock(place, next.date, parseClockMinutes(next.open)).getTime()
  const wait = Math.ceil((opensAt - now.getTime()) / MINUTE_MS)
  const later = ({ min, max }: WaitQuote): WaitQuote => ({ min: min + wait, max: max + wait })
  const range = ({ min, max }: WaitQuote): string => {
    return formatDayPrefix(next) + clockRange(opensAt + min * MINUTE_MS, opensAt + max * MINUTE_MS, place.timeZone)
  }
  return {
    quotes: { pickup: later(whenOpen.pickup), delivery: later(whenOpen.delivery) },
    atOpening: { pickup: range(whenOpen.pickup), delivery: range(whenOpen.delivery) },
    closed,
  }
}
