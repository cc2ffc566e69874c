import type * as z from 'zod/mini'
import type { ReorderItem } from '#shared/contract/users'
import { locationOf, serverIdOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { fromCents } from '#shared/rules/money'
import type { Menu } from '../menu/kept'
import { presentDish } from '../menu/present'
import type { OrderRecord } from '../orders/records'

type Line = OrderRecord['lines'][number]

/** A dish that has left the menu: what its order remembers, marked as not available. */
const gone = (line: Line, location: LocationCode, at: string): z.input<typeof ReorderItem> => ({
  id: line.menuItemId,
  name: line.name,
  description: line.description,
  price: fromCents(line.unitPriceCents),
  categoryId: 0,
  locationId: serverIdOf(locationOf(location)),
  code: line.code,
  imageUrl: null,
  isPopular: false,
  isAvailable: false,
  spiceLevel: 0,
  allergens: line.allergens,
  nutritionInfo: null,
  station: line.station,
  displayOrder: 0,
  createdAt: at,
  updatedAt: at,
  quantity: line.quantity,
})

/** The dishes of an order as the menu has them today, each once, in the order's sequence. */
export function presentReorder(
  { lines, createdAt }: Pick<OrderRecord, 'lines' | 'createdAt'>,
  { dishes, specials }: Menu,
  location: LocationCode,
): z.input<typeof ReorderItem>[] {
  const first = lines.filter((line, index) => lines.findIndex((one) => one.menuItemId === line.menuItemId) === index)
  return first.map((line) => {
    const same = lines.filter(({ menuItemId }) => menuItemId === line.menuItemId)
    const quantity = same.reduce((sum, one) => sum + one.quantity, 0)
    const dish = dishes.find(({ id }) => id === line.menuItemId)
    if (!dish) return { ...gone(line, location, createdAt), quantity }
    const special = specials.find(({ menuItemId }) => menuItemId === dish.id)
    return { ...presentDish(dish, location, special), quantity }
  })
}
