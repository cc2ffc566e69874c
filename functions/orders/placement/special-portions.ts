import { toWallClock } from '#shared/platform/time'
import type { SpecialPortions } from '../repository'
import type { PricedOrder } from './price-order'

type OrderedSpecials = {
  readonly lines: readonly {
    readonly dish: { readonly id: number; readonly name: string }
    readonly quantity: number
  }[]
  readonly specials: PricedOrder['menu']['specials']
  readonly location: PricedOrder['location']
  readonly now: Date
}

/** Returns the portions of the day's specials among priced lines. */
export function listSpecialPortions({ lines, specials, location, now }: OrderedSpecials): readonly SpecialPortions[] {
  const { date } = toWallClock(location, now)
  return specials.flatMap(({ id: specialId, menuItemId, maxDailyOrders }) => {
    const ordered = lines.filter(({ dish }) => dish.id === menuItemId)
    const [first] = ordered
    if (!first) return []
    const quantity = ordered.reduce((sum, line) => sum + line.quantity, 0)
    return [{ specialId, date, menuItemId, name: first.dish.name, quantity, maxDailyOrders }]
  })
}
