import type { SpecialPortions } from '../repository'
import type { PricedOrder } from './price-order'

type OrderedSpecials = {
  readonly lines: readonly {
    readonly dish: { readonly id: number; readonly name: string }
    readonly quantity: number
  }[]
  readonly specials: PricedOrder['menu']['specials']
  /** The local date for which the portions are ordered. */
  readonly date: string
}

/** Returns the portions of specials among priced lines. They count for the day of the order. */
export function listSpecialPortions({ lines, specials, date }: OrderedSpecials): readonly SpecialPortions[] {
  return specials.flatMap(({ id: specialId, menuItemId, maxDailyOrders }) => {
    const ordered = lines.filter(({ dish }) => dish.id === menuItemId)
    const [first] = ordered
    if (!first) return []
    const quantity = ordered.reduce((sum, line) => sum + line.quantity, 0)
    return [{ specialId, date, menuItemId, name: first.dish.name, quantity, maxDailyOrders }]
  })
}
