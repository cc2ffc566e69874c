import {
  getDefaultOptionIds,
  getLineAllergens,
  getSelectionDifferences,
  listSelectedOptionIds,
  restoreSelection,
  toOptionIds,
  toSelectionDifference,
} from '#shared/menu/options'
import type { SelectedOption } from '#shared/menu/options'
import type { PricedLine } from '#shared/orders/pricing'
import type { DishRecord, Menu, OptionGroupRecord } from '../menu/records'
import type { OrderRecord } from './records'
import type * as z from 'zod/mini'
import type { ReorderItem } from '#shared/orders/history-contract'
import { getLocation, getServerId } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { mergeNotes } from '#shared/orders/cart/cart'
import { getLineKey } from '#shared/orders/cart/cart-lines'
import { centsToDecimal } from '#shared/platform/money'
import { presentDish } from '../menu/present'
import type { DishWithPortions } from '../menu/present'

type Option = OptionGroupRecord['options'][number]
type OrderedLine = OrderRecord['lines'][number]
type Sent = {
  readonly quantity: number
  readonly customizations?: { readonly notes: string } | null | undefined
  readonly for?: string | null | undefined
}

function optionsTaken({ optionGroups }: DishRecord, chosen: readonly SelectedOption<Option>[]) {
  const differs = getSelectionDifferences(optionGroups, chosen)
  return {
    options: chosen.map((one) => ({
      id: one.option.id,
      group: one.group.name,
      name: one.option.name,
      priceCents: one.option.priceCents,
      quantity: one.quantity,
      differs: differs.chosen.includes(one),
    })),
    leftOut: differs.leftOut.map(({ name }) => name),
  }
}

/** A line as its order keeps it: what the menu said of dish and options when it was ordered. */
export const buildOrderLine = ({ sent, dish, chosen, ...priced }: PricedLine<Sent, DishRecord>): OrderedLine => ({
  menuItemId: dish.id,
  name: dish.name,
  description: dish.description,
  code: dish.code,
  station: dish.station,
  allergens: getLineAllergens(dish.allergens, chosen),
  quantity: sent.quantity,
  ...priced,
  notes: sent.customizations?.notes || undefined,
  for: sent.for || undefined,
  ...optionsTaken(dish, chosen),
})

type Line = OrderRecord['lines'][number]

/** A dish that has left the menu: what its order remembers, marked as not available. */
const gone = (line: Line, location: LocationCode, at: string): z.input<typeof ReorderItem> => ({
  id: line.menuItemId,
  name: line.name,
  description: line.description,
  price: centsToDecimal(line.unitPriceCents),
  categoryId: 0,
  locationId: getServerId(getLocation(location)),
  code: line.code,
  imageUrl: null,
  isPopular: false,
  isAvailable: false,
  portionsLeft: null,
  spiceLevel: 0,
  allergens: line.allergens,
  advisory: null,
  nutritionInfo: null,
  station: line.station,
  optionGroups: [],
  displayOrder: 0,
  createdAt: at,
  updatedAt: at,
  quantity: line.quantity,
  options: [],
  leftOut: [],
  optionsGone: [],
  notes: '',
})

type Groups = DishRecord['optionGroups']

/** What a line asks for today: its wish, and of its options what there still is. */
function asWantedNow({ options, leftOut: without, notes }: Line, groups: Groups) {
  // A line with neither was ordered with the dish's default options.
  const isSaid = options.length + without.length > 0
  const again = isSaid
    ? toOptionIds(restoreSelection(groups, listSelectedOptionIds(options)))
    : getDefaultOptionIds(groups)
  const { options: own, leftOut } = toSelectionDifference(groups, again)
  const optionsGone = options.filter(({ id }) => !again.includes(id)).map(({ name }) => name)
  return { options: [...own], leftOut: [...leftOut], optionsGone, notes: notes ?? '' }
}

const wantedAs = ({ menuItemId, options }: Line): string =>
  getLineKey({ menuItemId, options: listSelectedOptionIds(options) })

/**
 * The dishes of an order as the menu has them today, each once as it was wanted, in the order's
 * sequence.
 */
export function presentReorderItems(
  { lines, createdAt }: Pick<OrderRecord, 'lines' | 'createdAt'>,
  { dishes, specials }: Menu & { readonly dishes: readonly DishWithPortions[] },
  location: LocationCode,
): z.input<typeof ReorderItem>[] {
  const first = lines.filter((line, index) => lines.findIndex((one) => wantedAs(one) === wantedAs(line)) === index)
  return first.map((line) => {
    const same = lines.filter((one) => wantedAs(one) === wantedAs(line))
    const quantity = same.reduce((sum, one) => sum + one.quantity, 0)
    const dish = dishes.find(({ id }) => id === line.menuItemId)
    if (!dish) return { ...gone(line, location, createdAt), quantity }
    const special = specials.find(({ menuItemId }) => menuItemId === dish.id)
    const wish = { ...line, notes: mergeNotes(...same.map(({ notes }) => notes)) }
    return { ...presentDish(dish, location, special), quantity, ...asWantedNow(wish, dish.optionGroups) }
  })
}
