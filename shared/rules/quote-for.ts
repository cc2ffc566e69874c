import type { LocationConfig } from '../locations/location'
import type { Policy } from '../locations/policy'
import { clockTime } from './day-and-time'
import { closedNow, dayAhead, nextOpening } from './hours'
import { minutesOf } from './local-time'
import type { Quote, Quotes } from './promise'
import { momentOf } from './schedule'

const MINUTE_MS = 60_000

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

/** Where and when an order would be placed. */
export type QuoteMoment = {
  readonly policy: Pick<Policy, 'acceptsOrdersWhileClosed'>
  readonly place: Place
  readonly now: Date
}

/** What a guest sees of the time that an order takes (docs/product/checkout.md#while-closed). */
export type QuoteNow = {
  /**
   * Minutes from now until an order is ready; null where a closed location has no known opening.
   */
  readonly quotes: Quotes | null
  /**
   * Where the quotes start at the next opening: the clock times `tomorrow 10:45-10:50 AM`;
   * otherwise null.
   */
  readonly atOpening: Readonly<Record<keyof Quotes, string>> | null
  /** `Closed now, opens 10:30 AM`; null while open. */
  readonly closed: string | null
}

/** `10:45-10:50 AM`, or `11:50 AM-12:05 PM` over noon. */
function clockRange(from: number, to: number, timeZone: string): string {
  // The formatter may separate the two halves with a narrow space.
  const [first, last] = [from, to].map((at) => clockTime(at, timeZone).replace(/\s/g, ' '))
  const [start = '', half] = (first ?? '').split(' ')
  return last?.endsWith(` ${half}`) ? `${start}-${last}` : `${first}-${last}`
}

/**
 * The quotes for an order placed now, from those that hold while the location is open. A closed
 * location that takes no orders starts them at its next opening; one that takes orders at any hour
 * keeps them and says that it is closed.
 */
export function quoteFor(whenOpen: Quotes, { policy, place, now }: QuoteMoment): QuoteNow {
  const closed = closedNow(place, now)
  if (closed === null || policy.acceptsOrdersWhileClosed) return { quotes: whenOpen, atOpening: null, closed }
  const next = nextOpening(place, now)
  if (!next) return { quotes: null, atOpening: null, closed }
  const opensAt = momentOf(place, next.date, minutesOf(next.open)).getTime()
  const wait = Math.ceil((opensAt - now.getTime()) / MINUTE_MS)
  const later = ({ min, max }: Quote): Quote => ({ min: min + wait, max: max + wait })
  const range = ({ min, max }: Quote): string => {
    return dayAhead(next) + clockRange(opensAt + min * MINUTE_MS, opensAt + max * MINUTE_MS, place.timeZone)
  }
  return {
    quotes: { pickup: later(whenOpen.pickup), delivery: later(whenOpen.delivery) },
    atOpening: { pickup: range(whenOpen.pickup), delivery: range(whenOpen.delivery) },
    closed,
  }
}
