import type { OrderType } from '#shared/orders/constants'
import { estimateQuotes, getDelayMinutes } from '#shared/orders/eta'
import { getDeliveryMinutes } from '#shared/orders/timing/delivery-minutes'
import { getBusinessDate } from '#shared/hours/open-periods'
import { defaultStations } from '#shared/orders/timing/stations'
import { DEFAULT_INTAKE } from '#shared/kitchen/intake'
import { addDays, fromWallClock, getWeekday } from '#shared/platform/time'
import type { AssistantFacts } from '../grammar/questions/facts'
import { listOfferedTimes } from '../grammar/questions/location-answers'
import type { SpokenTime } from '../grammar/questions/time-phrases'

const MINUTE_MS = 60_000
const SLOT_MS = 10 * MINUTE_MS
const NOON = 12 * 60

/** Lists the times that a spoken time may mean, the likeliest first, in milliseconds. */
function listMeanings(time: SpokenTime, { location, now }: AssistantFacts): readonly number[] {
  if (time.kind === 'wait') return [now.getTime() + time.minutes * MINUTE_MS]
  if (time.kind === 'day') return []
  const today = getBusinessDate(location, now)
  const weekday = getWeekday(today)
  const { day, half } = time
  const ahead = day === null ? null : 'ahead' in day ? day.ahead : (day.weekday - weekday + 7) % 7
  const days = ahead === null ? [0, 1] : 'weekday' in (day ?? {}) ? [ahead, ahead + 7] : [ahead]
  const isTwelve = Math.floor(time.minutes / 60) === 12
  const morning = isTwelve ? time.minutes - NOON : time.minutes
  const halves = time.minutes >= 13 * 60 ? [time.minutes] : half === 'am' ? [morning] : half === 'pm' ? [morning + NOON] : [morning, morning + NOON] // prettier-ignore
  const on = (each: number, minutes: number) => fromWallClock(location, addDays(today, each), minutes)
  return days.flatMap((each) => {
    const times = halves.map((minutes) => on(each, minutes))
    // "Tonight at half past twelve" is after the midnight of the day.
    const ofNight = on(each + 1, morning)
    const isOfDay = getBusinessDate(location, ofNight) === addDays(today, each)
    return [...times, ...(isOfDay ? [ofNight] : [])].map((at) => at.getTime())
  })
}

/** What came of a spoken time. */
export type FoundTime =
  /** A time that the checkout offers, ISO. */
  | { readonly kind: 'offered'; readonly at: string }
  /**
   * The location is closed then, or the kitchen needs longer; `nextAt` is the first time instead.
   */
  | { readonly kind: 'impossible'; readonly nextAt: string | null }
  /** The kitchen has no room for the cart then. */
  | { readonly kind: 'full'; readonly nextAt: string | null }

/** Finds the time that the checkout offers for a spoken time. */
export function findOrderTime(time: SpokenTime, orderType: OrderType, facts: AssistantFacts): FoundTime {
  const { location, now, intake = DEFAULT_INTAKE } = facts
  const quotes =
    facts.quotes ??
    estimateQuotes({ stations: defaultStations, activeOrders: [], extraMinutes: intake.extraMinutes }, now)
  const deliveryMinutes = getDeliveryMinutes(location.delivery)
  const lead = { orderType, deliveryMinutes, delayMinutes: getDelayMinutes(quotes) }
  const { listed, free } = listOfferedTimes(lead, facts)
  const [nextAt = null] = free
  for (const wanted of listMeanings(time, facts)) {
    const at = listed.find((each) => Date.parse(each) >= wanted)
    if (at === undefined || Date.parse(at) >= wanted + SLOT_MS) continue
    if (free.includes(at)) return { kind: 'offered', at }
    return { kind: 'full', nextAt: free.find((each) => each > at) ?? nextAt }
  }
  return { kind: 'impossible', nextAt }
}
