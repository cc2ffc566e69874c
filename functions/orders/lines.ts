import { differencesOf, lineAllergens } from '#shared/rules/options'
import type { Chosen } from '#shared/rules/options'
import type { PricedLine } from '#shared/rules/pricing'
import type { DishRecord, OptionGroup } from '../menu/records'
import type { OrderRecord } from './records'

type Option = OptionGroup['options'][number]
type OrderedLine = OrderRecord['lines'][number]
type Sent = {
  readonly quantity: number
  readonly customizations?: { readonly notes: string } | null | undefined
  readonly for?: string | null | undefined
}

function optionsTaken({ optionGroups }: DishRecord, chosen: readonly Chosen<Option>[]) {
  const differs = differencesOf(optionGroups, chosen)
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
export const orderedLine = ({ sent, dish, chosen, ...priced }: PricedLine<Sent, DishRecord>): OrderedLine => ({
  menuItemId: dish.id,
  name: dish.name,
  description: dish.description,
  code: dish.code,
  station: dish.station,
  allergens: lineAllergens(dish.allergens, chosen),
  quantity: sent.quantity,
  ...priced,
  notes: sent.customizations?.notes || undefined,
  for: sent.for || undefined,
  ...optionsTaken(dish, chosen),
})
