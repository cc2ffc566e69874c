import { getSelectionDifferences, getLineAllergens } from '#shared/rules/options'
import type { SelectedOption } from '#shared/rules/options'
import type { PricedLine } from '#shared/rules/pricing'
import type { DishRecord, OptionGroupRecord } from '../menu/records'
import type { OrderRecord } from './records'

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
