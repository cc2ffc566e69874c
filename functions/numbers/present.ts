import type * as z from 'zod/mini'
import type { Numbers, DailyNumbers } from '#shared/contract/numbers'
import { estimateCloudCostCents } from '#shared/rules/cloud-cost'
import { getMedian } from '#shared/rules/figures'
import { centsToDecimal } from '#shared/rules/money'
import type { Sums } from './adding'

const HOURS = 24

/** Those that are told in minutes: a line that nobody timed has a word there. */
function numbered(figures: ReadonlyMap<string, number>): ReadonlyMap<number, number> {
  const minutes = new Map<number, number>()
  for (const [name, count] of figures) {
    const value = Number(name)
    if (Number.isInteger(value)) minutes.set(value, count)
  }
  return minutes
}

const medianOf = ({ group }: Sums, name: string) => getMedian(numbered(group(name)))

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.floor((part * 100) / whole + 0.5))

/** What a day, or all days together, came to, but for its date. */
export function presentFigures(sums: Sums): Omit<DailyNumbers, 'date'> {
  const { group } = sums
  const of = (name: string) => group('').get(name) ?? 0
  const [hours, types] = [group('hour'), group('type')]
  const ofType = (type: string) => types.get(type) ?? 0
  return {
    orders: of('orders'),
    cancelled: of('cancelled'),
    gross: centsToDecimal(of('gross')),
    discount: centsToDecimal(of('discount')),
    tax: centsToDecimal(of('tax')),
    fees: centsToDecimal(of('fees')),
    net: centsToDecimal(of('gross') - of('discount')),
    byHour: Array.from({ length: HOURS }, (_, hour) => hours.get(String(hour)) ?? 0),
    byType: { pickup: ofType('pickup'), delivery: ofType('delivery'), event: ofType('event') },
    foodCost: centsToDecimal(of('foodCost')),
    waste: centsToDecimal(of('waste')),
    medianMinutes: {
      confirm: medianOf(sums, 'confirm'),
      cook: medianOf(sums, 'cook'),
      total: medianOf(sums, 'total'),
    },
    onTimePercent: percent(of('kept'), of('promised')),
  }
}

const dishesOf = ({ dishes }: Sums, names: ReadonlyMap<string, string>): Numbers['dishes'] =>
  [...dishes]
    .filter(([, { quantity, net, foodCost }]) => quantity !== 0 || net !== 0 || foodCost !== 0)
    .sort(([one, { net }], [other, { net: otherNet }]) => otherNet - net || one - other)
    .map(([id, { quantity, net, foodCost }]) => ({
      menuItemId: id,
      name: names.get(String(id)) ?? `Dish ${id}`,
      quantity,
      net: centsToDecimal(net),
      foodCost: centsToDecimal(foodCost),
    }))

const OF_STATION = 'station/'

const stationsOf = ({ groups }: Sums): Numbers['stations'] =>
  [...groups]
    .filter(([name]) => name.startsWith(OF_STATION))
    .map(([name, minutes]) => ({
      station: name.slice(OF_STATION.length),
      lines: [...minutes.values()].reduce((sum, count) => sum + count, 0),
      medianMinutes: getMedian(numbered(minutes)),
    }))
    .filter(({ lines }) => lines > 0)
    .sort((one, other) => one.station.localeCompare(other.station))

const STARS = [1, 2, 3, 4, 5] as const

function feedbackOf({ group }: Sums, latest: Numbers['feedback']['latest']): Numbers['feedback'] {
  const given = group('rating')
  const ratings = STARS.map((stars) => given.get(String(stars)) ?? 0)
  const count = ratings.reduce((sum, some) => sum + some, 0)
  const stars = ratings.reduce((sum, some, index) => sum + some * (index + 1), 0)
  return { count, average: count === 0 ? null : Math.round((stars * 100) / count) / 100, ratings, latest }
}

type Known = {
  readonly names: ReadonlyMap<string, string>
  readonly latest: Numbers['feedback']['latest']
}

/** What all days together say beside their own figures. */
export function presentTotals(sums: Sums, { names, latest }: Known): Omit<z.infer<typeof Numbers>, 'days'> {
  const of = (group: string, name: string) => sums.group(group).get(name) ?? 0
  return {
    dishes: dishesOf(sums, names),
    stations: stationsOf(sums),
    feedback: feedbackOf(sums, latest),
    points: { issued: of('points', 'issued'), redeemed: of('points', 'redeemed') },
    codes: { issued: of('codes', 'issued'), spent: of('codes', 'spent') },
    cost: centsToDecimal(estimateCloudCostCents(of('', 'orders') + of('', 'cancelled'))),
  }
}
