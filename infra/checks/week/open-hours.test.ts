import fc from 'fast-check'
import { findNextOpening, formatClosedNow, getOpenStatus } from '#shared/hours/hours'
import { isOpenAt } from '#shared/hours/open-periods'
import { toLocationHours, type OpeningHours } from '#shared/hours/opening-hours'
import { getHoursTransitions } from '#shared/hours/transitions'
import { DEFAULT_INTAKE, getIntakeState } from '#shared/kitchen/intake'
import { henpr } from '#shared/locations/henpr'
import { getCurrentQuote } from '#shared/orders/scheduling'
import { assertOpenAt } from '#shared/orders/checkout'
import { standardQuotes } from '#shared/orders/eta'
import { getPolicy } from '#shared/locations/policy'
import { findChange, isAccepted, markOpenMinutes, MINUTE_MS, readClock, weeks } from './minutes'
import { randomHours } from './random-hours'
import { readStructuredHours } from './structured-hours'

const policy = getPolicy({ ...henpr, mode: 'live' })

/** What each reader says about a minute: whether the location is open. */
function readOpen(hours: OpeningHours) {
  const place = { ...henpr, mode: 'live' as const, hours: toLocationHours(hours) }
  return (now: Date) => ({
    rule: isOpenAt(place, now),
    server: isAccepted(() => assertOpenAt(now, place, policy)),
    page: getOpenStatus(place, now).isOpen,
    assistant: formatClosedNow(place, now) === null,
    calls: getHoursTransitions(place, now).open,
    board: getIntakeState(DEFAULT_INTAKE, { policy, place, now }) !== 'closed',
    quote: getCurrentQuote(standardQuotes, { policy, place, now }).closed === null,
  })
}

it.each(weeks)('every reader says for every minute of the week %s whether a location is open', (_, date) => {
  const minutes = readClock(Date.parse(`${date}T05:00:00Z`), 21)
  fc.assert(
    fc.property(randomHours(date), (hours) => {
      const place = { ...henpr, hours: toLocationHours(hours) }
      const [open, read] = [markOpenMinutes(minutes, hours), readOpen(hours)]
      expect(markOpenMinutes(minutes, readStructuredHours(place))).toEqual(open)
      for (let at = 24 * 60; at < 8 * 24 * 60; at += 1) {
        const now = new Date(minutes.from + at * MINUTE_MS)
        const wrong = Object.entries(read(now)).filter(([, answer]) => answer !== open[at])
        if (wrong.length > 0)
          throw new Error(`${minutes.shown[at]}: open is ${open[at]}, not for ${wrong.map(([name]) => name).join()}`)
        // Searching for the next opening is slow, so it is compared at the turns and now and then.
        if (open[at] === open[at - 1] && open[at] === open[at + 1] && at % 11 !== 0) continue
        const turn = findChange(open, at)
        const [closed, endsAt] = [!open[at], getHoursTransitions(place, now).until?.getTime()]
        const opening = findNextOpening(place, now)
        if (turn === minutes.count) continue
        const expected = minutes.from + turn * MINUTE_MS
        if (endsAt !== expected)
          throw new Error(
            `${minutes.shown[at]}: the state ends ${new Date(endsAt ?? 0).toISOString()}, not ${minutes.shown[turn]}`,
          )
        if (closed && `${opening?.date} ${opening?.open}` !== minutes.shown[turn])
          throw new Error(`${minutes.shown[at]}: opens ${JSON.stringify(opening)}, not ${minutes.shown[turn]}`)
      }
    }),
    { numRuns: 2, seed: 20270114, endOnFailure: true },
  )
})
