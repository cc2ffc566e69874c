import type { Numbers, NumbersDay } from '#shared/contract/numbers'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { countsAt } from '#shared/rules/access'
import { datesFrom } from '#shared/rules/days'
import type { Figures } from '#shared/rules/figures'
import { localHour } from '#shared/rules/numbers'
import { userOf } from '../runtime/session'
import type { Caller } from '../runtime/session'
import { figuresOn, samplesIn, sumsOf } from './adding'
import { presentFigures, presentRest } from './present'
import { daysAt, dishNames, latestFeedback, newest } from './store-days'
import { saidInSample } from './store-sample'

type Place = { readonly location: LocationCode | 'all'; readonly caller: Caller }
type Asked = Place & { readonly from: string; readonly to: string }

/** The one location, or all at which the session counts. */
export const placesOf = ({ location, caller }: Place): readonly LocationCode[] =>
  location === 'all' ? locations.filter((place) => countsAt(userOf(caller), place)).map(({ code }) => code) : [location]

function dayOf(date: string, places: readonly ReadonlyMap<string, Figures>[]): NumbersDay {
  const sums = sumsOf(figuresOn(date, places))
  return { date, ...presentFigures(sums), ...(samplesIn(sums) > 0 && { isSample: true }) }
}

type Days = { readonly places: readonly LocationCode[]; readonly from: string; readonly to: string }

/** What some days came to, each by itself and all together. */
export const numbersOf = (asked: Asked) => numbersAt({ ...asked, places: placesOf(asked) })

/** The same, of locations that nobody has to be asked about. */
export async function numbersAt({ places, from, to }: Days) {
  const isWithin = (location: LocationCode, at: string) => {
    const { date } = localHour(location, at)
    return date >= from && date <= to
  }
  const [days, names, latest] = await Promise.all([
    Promise.all(places.map((place) => daysAt(place, from, to))),
    dishNames(places),
    latestFeedback({ locations: places, from, to, isWithin }),
  ])
  const sums = sumsOf(days.flatMap((own) => [...own.values()]))
  const said = samplesIn(sums) > 0 ? await Promise.all(places.map((place) => saidInSample(place, from, to))) : []
  const rest = presentRest(sums, { names, latest: newest([...latest, ...said.flat()]) })
  const numbers: Numbers = { days: datesFrom(from, to).map((date) => dayOf(date, days)), ...rest }
  return { numbers, together: presentFigures(sums), rest }
}
