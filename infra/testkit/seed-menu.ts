import { dishes } from '#infra/catalogue/menu/index'
import type { MenuItem } from '#shared/contract/menu'
import { fromCents } from '#shared/rules/money'

/** The sample menu as a page has it, every dish available. */
export const seedMenu: readonly MenuItem[] = dishes.map(({ priceCents, nutrition, recipe: _, ...dish }) => ({
  ...dish,
  price: fromCents(priceCents),
  nutritionInfo: nutrition,
  locationId: 4,
  optionGroups: [],
  isAvailable: true,
  createdAt: '',
  updatedAt: '',
}))
