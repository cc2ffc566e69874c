import type * as z from 'zod/mini'
import type { Numbers, NumbersDay } from '#shared/contract/numbers'
import { cloudCost } from '#shared/rules/cloud-cost'
import { grouped, median } from '#shared/rules/figures'
import type { Figures } from '#shared/rules/figures'
import { fromCents } from '#shared/rules/money'

const HOURS = 24

const numbered = (figures: ReadonlyMap<string, number>): ReadonlyMap<number, number> =>
  new Map([...figures].flatMap(([name, count]) => (/^\d+$/.test(name) ? [[Number(name), count] as const] : [])))

type Groups = ReturnType<typeof grouped>

const medianOf = (groups: Groups, name: string) => median(numbered(groups(name)))

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.floor((part * 100) / whole + 0.5))

/** What a day, or all days together, came to, but for its date. */
export function presentFigures(figures: Figures): Omit<NumbersDay, 'date'> {
  const { orders = 0, cancelled = 0, gross = 0, discount = 0, tax = 0, fees = 0 } = figures
  const { foodCost = 0, waste = 0, promised = 0, kept = 0 } = figures
  const groups = grouped(figures)
  const [hours, types] = [groups('hour'), groups('type')]
  const ofType = (type: string) => types.get(type) ?? 0
  return {
    orders,
    cancelled,
    gross: fromCents(gross),
    discount: fromCents(discount),
    tax: fromCents(tax),
    fees: fromCents(fees),
    net: fromCents(gross - discount),
    byHour: Array.from({ length: HOURS }, (_, hour) => hours.get(String(hour)) ?? 0),
    byType: { pickup: ofType('pickup'), delivery: ofType('delivery'), event: ofType('event') },
    foodCost: fromCents(foodCost),
    waste: fromCents(waste),
    medianMinutes: {
      confirm: medianOf(groups, 'confirm'),
      cook: medianOf(groups, 'cook'),
      total: medianOf(groups, 'total'),
    },
    onTimePercent: percent(kept, promised),
  }
}

function dishesOf(groups: Groups, names: ReadonlyMap<string, string>): Numbers['dishes'] {
  const dishes = groups('dish')
  const ids = [...new Set([...dishes.keys()].map((name) => name.split('/')[0] ?? ''))]
  const of = (id: string, what: string) => dishes.get(`${id}/${what}`) ?? 0
  return ids
    .map((id) => ({ id, quantity: of(id, 'quantity'), netCents: of(id, 'net'), foodCostCents: of(id, 'foodCost') }))
    .sort((one, other) => other.netCents - one.netCents || Number(one.id) - Number(other.id))
    .map(({ id, quantity, netCents, foodCostCents }) => ({
      menuItemId: Number(id),
      name: names.get(id) ?? `Dish ${id}`,
      quantity,
      net: fromCents(netCents),
      foodCost: fromCents(foodCostCents),
    }))
}

function stationsOf(groups: Groups): Numbers['stations'] {
  const stations = new Map<string, Map<string, number>>()
  for (const [name, count] of groups('station')) {
    const [station = '', minutes = ''] = name.split('/')
    stations.set(station, (stations.get(station) ?? new Map<string, number>()).set(minutes, count))
  }
  return [...stations]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([station, own]) => ({
      station,
      lines: [...own.values()].reduce((sum, count) => sum + count, 0),
      medianMinutes: median(numbered(own)),
    }))
}

const STARS = [1, 2, 3, 4, 5] as const

function feedbackOf(groups: Groups, latest: Numbers['feedback']['latest']): Numbers['feedback'] {
  const given = groups('rating')
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
export function presentRest(figures: Figures, { names, latest }: Known): Omit<z.infer<typeof Numbers>, 'days'> {
  const groups = grouped(figures)
  return {
    dishes: dishesOf(groups, names),
    stations: stationsOf(groups),
    feedback: feedbackOf(groups, latest),
    points: { issued: figures['points/issued'] ?? 0, redeemed: figures['points/redeemed'] ?? 0 },
    codes: { issued: figures['codes/issued'] ?? 0, spent: figures['codes/spent'] ?? 0 },
    cost: fromCents(cloudCost((figures['orders'] ?? 0) + (figures['cancelled'] ?? 0))),
  }
}
