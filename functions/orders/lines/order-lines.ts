import {
  getLineAllergens,
  getSelectionDifferences,
  listSelectedOptionIds,
  type SelectedOption,
} from '#shared/menu/options'
import { getLineAdvisory } from '#shared/menu/dietary/advisory'
import type { PricedLine } from '#shared/orders/pricing'
import type { DishRecord, Menu, OptionGroupRecord } from '../../menu/records'
import type { OrderRecord } from '../records'
import type * as z from 'zod/mini'
import type { ReorderItem } from '#shared/orders/history-contract'
import { getLocation, getServerId, type LocationCode } from '#shared/locations/index'
import { mergeNotes } from '#shared/orders/cart/note-length'
import { restoreLineOptions } from '#shared/orders/cart/restored-options'
import { getLineKey } from '#shared/orders/cart/cart-lines'
import { centsToDecimal } from '#shared/platform/money'
import { listUndeclaredAllergens, presentDish, type DishWithPortions } from '../../menu/present'

type Option = OptionGroupRecord['options'][number]
type OrderedLine = OrderRecord['lines'][number]
type LineRequest = {
  readonly quantity: number
  readonly customizations?: { readonly notes: string } | null | undefined
  readonly for?: string | null | undefined
}

function buildOptions({ optionGroups }: DishRecord, chosen: readonly SelectedOption<Option>[]) {
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

/** Returns what cooks call the dish, its options and what is left out, if not as on the menu. */
function listKitchenNames(dish: DishRecord, chosen: readonly SelectedOption<Option>[]) {
  const { leftOut } = getSelectionDifferences(dish.optionGroups, chosen)
  const named = [dish, ...chosen.map(({ option }) => option), ...leftOut]
  const pairs = named.flatMap(({ name, kitchenName }) => (kitchenName === null ? [] : [{ name, kitchenName }]))
  return pairs.length > 0 ? pairs : undefined
}

/** Returns the line to store, with a copy of the menu's data of the dish and its options. */
export const buildOrderLine = ({
  sent,
  dish,
  chosen,
  ...priced
}: PricedLine<LineRequest, DishRecord>): OrderedLine => ({
  menuItemId: dish.id,
  name: dish.name,
  description: dish.description,
  code: dish.code,
  station: dish.station,
  allergens: getLineAllergens(dish.allergens, chosen),
  undeclaredAllergens: listUndeclaredAllergens(dish),
  advisory: getLineAdvisory(dish.advisory, chosen) ?? undefined,
  quantity: sent.quantity,
  ...priced,
  notes: sent.customizations?.notes || undefined,
  for: sent.for || undefined,
  ...buildOptions(dish, chosen),
  kitchenNames: listKitchenNames(dish, chosen),
})

/** Presents a dish that is no longer on the menu from the stored line, as unavailable. */
const presentRemovedDish = (line: OrderedLine, location: LocationCode, at: string): z.input<typeof ReorderItem> => ({
  id: line.menuItemId,
  name: line.name,
  alsoCalled: [],
  description: line.description,
  price: centsToDecimal(line.unitPriceCents),
  categoryId: 0,
  locationId: getServerId(getLocation(location)),
  code: line.code,
  imageUrl: null,
  isPopular: false,
  isAvailable: false,
  dayparts: [],
  daypartPrices: {},
  portionsLeft: null,
  spiceLevel: 0,
  allergens: line.allergens,
  ...(line.undeclaredAllergens && { undeclaredAllergens: line.undeclaredAllergens }),
  advisory: line.advisory ?? null,
  nutritionInfo: null,
  station: line.station,
  leadMinutes: 0,
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

const getKeyOf = ({ menuItemId, options }: OrderedLine): string =>
  getLineKey({ menuItemId, options: listSelectedOptionIds(options) })

/**
 * Returns an order's lines with the menu's current data, in the order's sequence. Merges lines of
 * the same dish with the same options.
 */
export function presentReorderItems(
  { lines, createdAt }: Pick<OrderRecord, 'lines' | 'createdAt'>,
  { dishes, specials }: Menu & { readonly dishes: readonly DishWithPortions[] },
  location: LocationCode,
): z.input<typeof ReorderItem>[] {
  const groups = new Map<string, OrderedLine[]>()
  for (const line of lines) {
    const key = getKeyOf(line)
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()].flatMap((same) => {
    const [line] = same
    if (!line) return []
    const quantity = same.reduce((sum, one) => sum + one.quantity, 0)
    const dish = dishes.find(({ id }) => id === line.menuItemId)
    const notes = mergeNotes(...same.map((one) => one.notes))
    if (!dish) return { ...presentRemovedDish(line, location, createdAt), quantity, notes: notes ?? '' }
    const special = specials.find(({ menuItemId }) => menuItemId === dish.id)
    return {
      ...presentDish(dish, location, special),
      quantity,
      ...restoreLineOptions(line, dish.optionGroups),
      notes: notes ?? '',
    }
  })
}
