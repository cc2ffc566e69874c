import fc from 'fast-check'
import type { SpokenTime } from '#functions/voice/grammar/questions/time-phrases'
import { findOrderTime } from '#functions/voice/conversation/order-time'
import { formatClockAt } from '#shared/hours/hours'
import { toLocationHours, type OpeningHours } from '#shared/hours/opening-hours'
import { henpr } from '#shared/locations/henpr'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertCheckoutAllowed } from '#shared/orders/checkout'
import { estimateEta, standardQuotes, type WaitQuotes } from '#shared/orders/eta'
import { getCurrentQuote, getFirstLaterAt, type AvailableDay, type AvailableTime } from '#shared/orders/scheduling'
import { assertLeadTime } from '#shared/orders/timing/lead-times'
import * as rules from '#shared/orders/timing/last-order'
import { isPossibleTime, listOrderDays } from '#shared/orders/timing/later-times'
import { isReadyBeforeClosing } from '#shared/orders/timing/order-times'
import { listSlotAvailability } from '#shared/orders/timing/slots'
import { isAccepted, markOpenMinutes, MINUTE_MS, readClock, weeks, type Minutes } from './minutes'
import { randomHours } from './random-hours'

const live: Location = { ...henpr, mode: 'live' }
const policy = getPolicy(live)
const DAY_MINUTES = 24 * 60
/** The server takes a time for two minutes after a page has offered it. */
const SENDING_MINUTES = 2
const PICKUP_MINUTES = 20

type Lead = {
  readonly orderType: 'pickup' | 'delivery'
  readonly leadMinutes: number
  readonly deliveryMinutes: number
  readonly delayMinutes: number
}

const leads = fc.record({
  orderType: fc.constantFrom('pickup' as const, 'delivery' as const),
  leadMinutes: fc.constantFrom(0, 0, 30, 120),
  deliveryMinutes: fc.constantFrom(45, 30, 75),
  delayMinutes: fc.constantFrom(0, 0, 5, 100),
})

const getUsualMinutes = ({ orderType, deliveryMinutes }: Lead): number =>
  orderType === 'delivery' ? deliveryMinutes : PICKUP_MINUTES

/** The hours of a location by the minute, and since when its kitchen is at work in each. */
type Plan = { readonly open: readonly boolean[]; readonly begun: readonly number[] }

function planWeek(minutes: Minutes, hours: OpeningHours): Plan {
  const open = markOpenMinutes(minutes, hours)
  const begun: number[] = []
  open.forEach((isOpen, at) => begun.push(!isOpen ? -1 : open[at - 1] ? (begun[at - 1] ?? at) : at))
  return { open, begun }
}

/** Whether the kitchen is still making the first order of a span. */
function isBeginning({ begun }: Plan, at: number, lead: Lead): boolean {
  const since = begun[at] ?? -1
  // A location that has been open for more than a day needs no time to begin.
  return at < since + Math.max(getUsualMinutes(lead), lead.leadMinutes) && at - since <= DAY_MINUTES
}

/** Returns the first minute for which an order can be that is placed in a minute. */
function expectFirst({ open }: Plan, now: number, lead: Lead): number {
  const start = open[now] ? now : open.indexOf(true, now)
  return start + Math.max(getUsualMinutes(lead) + lead.delayMinutes, lead.leadMinutes)
}

const customerInfo = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: '7275550142',
  address: { street: '1 Main Street', city: 'Tampa', state: 'FL', zipCode: '34652' },
}

type Moment = { readonly lead: Lead; readonly place: Location; readonly now: Date }

/** Whether the server takes an order for a time. */
function isTakenAt(at: Date, { lead, place, now }: Moment): boolean {
  const context = { policy, place, now }
  const { delayMinutes: extraMinutes, deliveryMinutes } = lead
  const kitchen = { stations: [], extraMinutes, activeOrders: [], deliveryMinutes }
  const scheduledFor = at.toISOString()
  return isAccepted(() => {
    assertCheckoutAllowed({ orderType: lead.orderType, customerInfo, scheduledFor }, place, policy, now)
    assertLeadTime({ scheduledFor, leadMinutes: lead.leadMinutes }, context)
    rules.assertOrderTime(scheduledFor, lead, context)
    rules.assertNotBeforeQuote({ ...lead, work: {}, scheduledFor: at }, kitchen, context)
  })
}

/** Returns the slots that the server lists for the days of the page. */
function listSlots(days: readonly AvailableDay[], { lead, place, now }: Moment): readonly string[] {
  const context = { policy, place, now }
  const isPossible = (at: number) => at >= getFirstLaterAt(lead, context) && isPossibleTime(at, lead, context)
  return days.flatMap(({ date }) =>
    listSlotAvailability(place, date, { limit: null, taken: new Map(), isPossible }, now).map(({ at }) => at),
  )
}

const delayed = (minutes: number): WaitQuotes => ({
  pickup: { min: standardQuotes.pickup.min + minutes, max: standardQuotes.pickup.max + minutes },
  delivery: { min: standardQuotes.delivery.min + minutes, max: standardQuotes.delivery.max + minutes },
})

const quoteNow = ({ lead, place, now }: Moment) => {
  const usual = delayed(lead.delayMinutes)
  const max = lead.deliveryMinutes + lead.delayMinutes
  const quotes = { ...usual, delivery: { min: max - 15, max } }
  return getCurrentQuote(quotes, { policy, place, now }, lead.leadMinutes).atOpening
}

/** The first time that menu, cart and Hiro name while the location is closed. */
const quoteFirst = (moment: Moment) => quoteNow(moment)?.[moment.lead.orderType].slice(-8).trim() ?? null

/** The first time of the page, if it has one for pickups and deliveries. */
function formatFirst([first]: readonly string[], { lead, place, now }: Moment) {
  const hasNone = (['pickup', 'delivery'] as const).some(
    (orderType) => listOrderDays({ ...lead, orderType }, { policy, place, now }).length === 0,
  )
  return first === undefined || hasNone ? null : formatClockAt(place, first)
}

/** What a guest says who wants a time of a day that the page lists. */
const speak = ({ minutes }: AvailableTime, ahead: number): SpokenTime => ({
  kind: 'clock',
  day: { ahead },
  minutes,
  half: minutes < 720 ? 'am' : 'pm',
})

/** Returns what Hiro sets for the first and the last time of a day, if it is another time. */
function findMisheard({ daysAhead, times }: AvailableDay, listed: readonly string[], { lead, place, now }: Moment) {
  const facts = { location: place, now, specials: [], quotes: delayed(lead.delayMinutes) }
  return [times[0], times.at(-1)].flatMap((time) => {
    if (!time) return []
    const found = findOrderTime(speak(time, daysAhead), lead.orderType, facts)
    const at = found.kind === 'offered' ? found.at : found.kind
    // The same clock comes once more: after the change of the clock, or in the night before.
    const isSameClock = (other: string) => [1, 23, 24, 25].some((hours) => Date.parse(time.at) - Date.parse(other) === hours * 60 * MINUTE_MS) // prettier-ignore
    return at === time.at || (listed.includes(at) && isSameClock(at)) ? [] : [{ now, time, at }]
  })
}

const show = (minutes: Minutes, at: readonly number[]) => at.slice(0, 5).map((each) => minutes.shown[each])

it.each(weeks)('all readers offer and take the same later times in the week %s', (_, date) => {
  const minutes = readClock(Date.parse(`${date}T05:00:00Z`), 21)
  const moments = fc.array(fc.integer({ min: DAY_MINUTES, max: 8 * DAY_MINUTES }), { minLength: 3, maxLength: 3 })
  const timeOf = (at: number) => new Date(minutes.from + at * MINUTE_MS)
  const minuteOf = (at: string) => (Date.parse(at) - minutes.from) / MINUTE_MS
  fc.assert(
    fc.property(randomHours(date), leads, moments, (hours, lead, nows) => {
      const delivery = { ...live.delivery, minutes: lead.deliveryMinutes }
      const place = { ...live, delivery, hours: toLocationHours(hours) }
      const plan = planWeek(minutes, hours)
      const isSmallHour = (at: number) => /0[0-3]:/.test((minutes.shown[at] ?? '').slice(11))
      // In the small hours of a night, today is the day on which it began.
      const night = plan.open.findIndex((isOpen, at) => isOpen && at >= DAY_MINUTES && isSmallHour(at))
      for (const now of night < 0 ? nows : [night, ...nows]) {
        const moment = { lead, place, now: timeOf(now) }
        const context = { policy, place, now: moment.now }
        const days = listOrderDays(lead, context)
        const listed = days.flatMap(({ times }) => times.map(({ at }) => at))
        const [page, first] = [listed.map(minuteOf), expectFirst(plan, now, lead)]
        const isOffered = (at: number) => plan.open[at] === true && at >= first && !isBeginning(plan, at, lead)
        const end = page.at(-1) ?? now
        const span = Array.from({ length: end - now }, (_each, step) => now + 1 + step)
        expect(show(minutes, page)).toEqual(show(minutes, span.filter((at) => at % 10 === 0 && isOffered(at)))) // prettier-ignore
        expect(page).toEqual(span.filter((at) => at % 10 === 0 && isOffered(at)))
        expect(listSlots(days, moment)).toEqual(listed)
        expect(rules.findNextOrderTime(lead, context)).toBe(listed[0] ?? null)
        expect(quoteFirst(moment)).toBe(plan.open[now] ? null : formatFirst(listed, moment))

        // A refusal searches for the next time, so the server answers at borders and now and then.
        const isBorder = (at: number) => isOffered(at) !== isOffered(at + 1) || isOffered(at) !== isOffered(at - 1)
        const isStillTaken = (at: number) =>
          plan.open[at] === true && at + SENDING_MINUTES >= first && !isBeginning(plan, at, lead)
        const checked = span.filter((at) => at % 97 === 0 || isBorder(at))
        const wrong = checked.filter((at) => isTakenAt(timeOf(at), moment) !== isStillTaken(at))
        expect(show(minutes, wrong)).toEqual([])
        // No time after the last one of the page is taken.
        const later = Array.from({ length: 2 * 144 }, (_each, step) => end + (step + 1) * 10)
        expect(show(minutes, listed.length > 0 ? later.filter((at) => isTakenAt(timeOf(at), moment)) : [])).toEqual([])

        // Guests tell Hiro the times that they see on the page.
        if (lead.leadMinutes === 0) expect(days.flatMap((day) => findMisheard(day, listed, moment))).toEqual([])
      }
    }),
    { numRuns: 6, seed: 20270114, endOnFailure: true },
  )
})

it.each(weeks)('an order for now is taken exactly while it is ready before closing, in the week %s', (_, date) => {
  const minutes = readClock(Date.parse(`${date}T05:00:00Z`), 21)
  fc.assert(
    fc.property(randomHours(date), leads, (hours, { leadMinutes, delayMinutes }) => {
      const place = { ...live, hours: toLocationHours(hours) }
      const { open } = planWeek(minutes, hours)
      const wait = Math.max(standardQuotes.pickup.min + delayMinutes, leadMinutes)
      const request = { orderType: 'pickup', work: {}, scheduledFor: null, leadMinutes } as const
      const kitchen = { stations: [], extraMinutes: delayMinutes, activeOrders: [] }
      const wrong: number[] = []
      let before: boolean | undefined
      for (let at = DAY_MINUTES; at < 8 * DAY_MINUTES; at += 1) {
        const now = new Date(minutes.from + at * MINUTE_MS)
        const context = { policy, place, now }
        const closing = open.indexOf(false, at)
        const expected = open[at] === true && (closing < 0 || at + wait < closing)
        const page = isReadyBeforeClosing(now.getTime() + wait * MINUTE_MS, context, now)
        if (page !== expected) wrong.push(at)
        if (page === before && at % 97 !== 0) continue
        before = page
        const readyAt = estimateEta(request, kitchen, now)?.from ?? 0
        if (isAccepted(() => rules.assertReadyBeforeClosing(readyAt, request, context)) !== expected) wrong.push(at)
      }
      expect(show(minutes, wrong)).toEqual([])
    }),
    { numRuns: 5, seed: 20270114, endOnFailure: true },
  )
})
