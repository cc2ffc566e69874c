import { numbersRoutes, type FigureFilter } from '#shared/numbers/contract'
import { listDates } from '#shared/platform/time'
import { centsToDecimal } from '#shared/platform/money'
import { serve } from '../platform/serve'
import { listFiguresOn, sumFigures, type Sums } from './sums'
import { resolveLocations } from './period-figures'
import { getDayFigures } from './day-repository'

/** Returns the count of a figure and its net amount in cents, or null if it has none. */
function calculateFigure(
  { group, dishes }: Sums,
  { what, name }: FigureFilter,
): readonly [count: number, netCents: number | null] {
  const of = (figure: string) => group('').get(figure) ?? 0
  switch (what) {
    case 'orders':
      return [of('orders'), of('gross') - of('discount')]
    case 'dish': {
      const dish = dishes.get(Number(name))
      return [dish?.quantity ?? 0, dish?.net ?? 0]
    }
    case 'station':
      return [[...group(`station/${name}`).values()].reduce((sum, lines) => sum + lines, 0), null]
    case 'coupon': {
      const coupon = group(`coupon/${name}`)
      return [coupon.get('orders') ?? 0, coupon.get('net') ?? 0]
    }
    case 'cancelled':
    case 'promised':
      return [of(what), null]
    case 'discounts':
    case 'waste': {
      const cents = of(what === 'waste' ? what : 'discount')
      return [cents === 0 ? 0 : 1, cents]
    }
    case 'feedback':
      return [[...group('rating').values()].reduce((sum, given) => sum + given, 0), null]
    default:
      return [group(what).get(String(what === 'hour' ? Number(name) : name)) ?? 0, null]
  }
}

export const handler = serve(
  numbersRoutes.getFigureByDay,
  async ({ params: { location }, query: { from, to, of }, caller }) => {
    const daysByLocation = await Promise.all(
      resolveLocations({ location, caller }).map((place) => getDayFigures(place, from, to)),
    )
    return {
      days: listDates(from, to).map((date) => {
        const [count, netCents] = calculateFigure(sumFigures(listFiguresOn(date, daysByLocation)), of)
        return { date, count, net: netCents === null ? null : centsToDecimal(netCents) }
      }),
    }
  },
)
