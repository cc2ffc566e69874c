import { type OrderType, maxDaysAhead } from '#shared/orders/constants'
import { estimateQuotes, getDelayMinutes } from '#shared/orders/eta'
import { getPolicy } from '#shared/locations/policy'
import { getFirstLaterAt, listSlotTimes } from '#shared/orders/scheduling'
import { findNextOrderTime } from '#shared/orders/timing/last-order'
import { isOrderTime } from '#shared/orders/timing/order-times'
import { defaultStations } from '#shared/orders/timing/stations'
import { DEFAULT_INTAKE } from '#shared/kitchen/intake'
import { addDays, fromWallClock, toWallClock } from '#shared/platform/time'
import type { AssistantFacts } from '../grammar/questions/facts'
import type { SpokenTime } from './time-phrases'

const MINUTE_MS = 60_000
const SLOT_MS = 10 * MINUTE_MS
const NOON = 12 * 60

/** Lists the times that a spoken time may mean, the likeliest first, in milliseconds. */
function listMeanings(time: SpokenTime, { location, now }: AssistantFacts): readonly number[] {
  if (time.kind === 'wait') return [now.getTime() + time.minutes * MINUTE_MS]
  if (time.kind === 'day') return []
  const { date: today, weekday } = toWallClock(location, now)
  const { day, half } = time
  const ahead = day === null ? null : 'ahead' in day ? day.ahead : (day.weekday - weekday + 7) % 7
  const days = ahead === null ? [0, 1] : 'weekday' in (day ?? {}) ? [ahead, ahead + 7] : [ahead]
  const isTwelve = Math.floor(time.minutes / 60) === 12
  const morning = isTwelve ? time.minutes - NOON : time.minutes
  const halves = time.minutes >= 13 * 60 ? [time.minutes] : half === 'am' ? [morning] : half === 'pm' ? [morning + NOON] : [morning, morning + NOON] // prettier-ignore
  return days.flatMap((each) =>
    halves.map((minutes) => fromWallClock(location, addDays(today, each), minutes).getTime()),
  )
}

/** What came of a spoken time. */
export type FoundTime =
  /** A time that the checkout offers, ISO. */
  | { readonly kind: 'offered'; readonly at: string }
  /**
   * The location is closed then, or the kitchen needs longer; `nextAt` is the first time instead.
   */
  | { readonly kind: 'impossible'; readonly nextAt: string | null }

/** Finds the time that the checkout offers for a spoken time. */
export function findOrderTime(time: SpokenTime, orderType: OrderType, facts: AssistantFacts): FoundTime {
  const { location, now, intake = DEFAULT_INTAKE } = facts
  const quotes =
    facts.quotes ??
    estimateQuotes({ stations: defaultStations, activeOrders: [], extraMinutes: intake.extraMinutes }, now)
  const lead = { orderType, delayMinutes: getDelayMinutes(quotes) }
  const context = { policy: getPolicy(location), place: location, now }
  const earliest = getFirstLaterAt(lead, context)
  const latest = now.getTime() + (maxDaysAhead[orderType] + 1) * 24 * 60 * MINUTE_MS
  for (const wanted of listMeanings(time, facts)) {
    const { date } = toWallClock(location, new Date(wanted))
    const slot = listSlotTimes(location, date).find(({ at }) => Date.parse(at) >= wanted)
    const at = slot ? Date.parse(slot.at) : 0
    if (slot && at < wanted + SLOT_MS && at >= earliest && at < latest && isOrderTime(at, lead, context))
      return { kind: 'offered', at: slot.at }
  }
  return { kind: 'impossible', nextAt: findNextOrderTime(lead, context) }
}
