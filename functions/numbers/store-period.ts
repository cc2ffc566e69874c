import type { Numbers, DailyNumbers } from '#shared/contract/numbers'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { isValidSessionAt } from '#shared/rules/access'
import { listDates } from '#shared/rules/days'
import type { FigureTotals } from '#shared/rules/figures'
import { getLocalHour } from '#shared/rules/numbers'
import { requireUser } from '../runtime/session'
import type { Caller } from '../runtime/session'
import { listFiguresOn, countSampleOrders, sumFigures } from './adding'
import { presentFigures, presentTotals } from './present'
import { getDayFigures, getDishNames, listLatestFeedback, takeNewest } from './store-days'
import { listSampleFeedback } from './store-sample'

type Place = { readonly location: LocationCode | 'all'; readonly caller: Caller }
type Asked = Place & { readonly from: string; readonly to: string }

/** The one location, or all at which the session counts. */
export const resolveLocations = ({ location, caller }: Place): readonly LocationCode[] =>
  location === 'all'
    ? locations.filter((place) => isValidSessionAt(requireUser(caller), place)).map(({ code }) => code)
    : [location]

function dayOf(date: string, places: readonly ReadonlyMap<string, FigureTotals>[]): DailyNumbers {
  const sums = sumFigures(listFiguresOn(date, places))
  return { date, ...presentFigures(sums), ...(countSampleOrders(sums) > 0 && { isSample: true }) }
}

type Days = { readonly places: readonly LocationCode[]; readonly from: string; readonly to: string }

/** What some days came to, each by itself and all together. */
export const getNumbers = (asked: Asked) => getNumbersOfLocations({ ...asked, places: resolveLocations(asked) })

/** The same, of locations that nobody has to be asked about. */
export async function getNumbersOfLocations({ places, from, to }: Days) {
  const isWithin = (location: LocationCode, at: string) => {
    const { date } = getLocalHour(location, at)
    return date >= from && date <= to
  }
  const [days, names, latest] = await Promise.all([
    Promise.all(places.map((place) => getDayFigures(place, from, to))),
    getDishNames(places),
    listLatestFeedback({ locations: places, from, to, isWithin }),
  ])
  const sums = sumFigures(days.flatMap((own) => [...own.values()]))
  const said =
    countSampleOrders(sums) > 0 ? await Promise.all(places.map((place) => listSampleFeedback(place, from, to))) : []
  const rest = presentTotals(sums, { names, latest: takeNewest([...latest, ...said.flat()]) })
  const numbers: Numbers = { days: listDates(from, to).map((date) => dayOf(date, days)), ...rest }
  return { numbers, together: presentFigures(sums), rest }
}
