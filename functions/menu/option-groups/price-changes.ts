import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { toCents } from '#shared/platform/money'
import type { DishRecord, OptionGroupRecord } from '../records'

/** An option whose price changes. */
type PriceChange = { readonly id: string; readonly beforeCents: number; readonly afterCents: number }

/** Returns the options of a group that get another price. */
export const listPriceChanges = (before: SharedOptionGroup | null, after: OptionGroupRecord): readonly PriceChange[] =>
  after.options.flatMap(({ id, priceCents }) => {
    const known = before?.options.find((option) => option.id === id)
    const beforeCents = known ? toCents(known.price) : priceCents
    return beforeCents === priceCents ? [] : [{ id, beforeCents, afterCents: priceCents }]
  })

/**
 * Returns a dish whose options have the new prices. Options with a price of their own keep it; if
 * all do, the dish is the same object.
 */
export function applyPriceChanges(dish: DishRecord, changes: readonly PriceChange[]): DishRecord {
  const changeOf = (option: { readonly id: string; readonly priceCents: number }) =>
    changes.find(({ id, beforeCents }) => id === option.id && beforeCents === option.priceCents)
  if (!dish.optionGroups.some(({ options }) => options.some(changeOf))) return dish
  return {
    ...dish,
    optionGroups: dish.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({
        ...option,
        priceCents: changeOf(option)?.afterCents ?? option.priceCents,
      })),
    })),
  }
}
