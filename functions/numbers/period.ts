import type { Numbers } from '#shared/contract/numbers'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { countsAt } from '#shared/rules/access'
import { datesFrom } from '#shared/rules/days'
import { sumOf } from '#shared/rules/figures'
import type { Figures } from '#shared/rules/figures'
import { SAMPLE_FIGURE } from '#shared/rules/sample-day'
import { localHour } from '#shared/rules/numbers'
import { userOf } from '../runtime/session'
import type { Caller } from '../runtime/session'
import { presentFigures, presentRest } from './present'
import { daysAt, dishNames, latestFeedback, newest } from './store-days'
import { saidInSample } from './store-sample'

type Asked = {
  readonly location: LocationCode | 'all'
  readonly from: string
  readonly to: string
  readonly caller: Caller
}

/** The one location, or all at which the session counts. */
const placesOf = ({ location, caller }: Asked): readonly LocationCode[] =>
  location === 'all' ? locations.filter((place) => countsAt(userOf(caller), place)).map(({ code }) => code) : [location]

const isSampled = (figures: Figures) => (figures[SAMPLE_FIGURE] ?? 0) > 0

/** What some days came to, each by itself and all together. */
export async function numbersOf(asked: Asked) {
  const { from, to } = asked
  const places = placesOf(asked)
  const isWithin = (location: LocationCode, at: string) => {
    const { date } = localHour(location, at)
    return date >= from && date <= to
  }
  const [days, names, latest] = await Promise.all([
    Promise.all(places.map((place) => daysAt(place, from, to))),
    dishNames(places),
    latestFeedback({ locations: places, from, to, isWithin }),
  ])
  const byDate = datesFrom(from, to).map((date) => ({
    date,
    figures: sumOf(days.flatMap((own) => [own.get(date) ?? {}])),
  }))
  const all = sumOf(byDate.map(({ figures }) => figures))
  const said = isSampled(all) ? await Promise.all(places.map((place) => saidInSample(place, from, to))) : []
  const rest = presentRest(all, { names, latest: newest([...latest, ...said.flat()]) })
  const numbers: Numbers = {
    days: byDate.map(({ date, figures }) => ({
      date,
      ...presentFigures(figures),
      ...(isSampled(figures) && { isSample: true }),
    })),
    ...rest,
  }
  return { numbers, together: presentFigures(all), rest }
}
