import { dishes } from '#infra/catalogue/menu/index'
import type { MenuItem } from '#shared/contract/menu'
import { centsToDecimal } from '#shared/rules/money'

/** The sample menu as a page has it, every dish available. */
export const sampleMenu: readonly MenuItem[] = dishes.map(
  ({ priceCents, nutrition, recipe: _, optionGroups, ...dish }) => ({
    ...dish,
    price: centsToDecimal(priceCents),
    nutritionInfo: nutrition,
    locationId: 4,
    optionGroups: optionGroups.map((group) => ({
      ...group,
      options: group.options.map(({ priceCents: cents, recipe: __, ...option }) => ({
        ...option,
        price: centsToDecimal(cents),
        isAvailable: true,
      })),
    })),
    isAvailable: true,
    portionsLeft: null,
    createdAt: '',
    updatedAt: '',
  }),
)
