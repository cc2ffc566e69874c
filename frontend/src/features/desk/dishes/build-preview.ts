import type { EditableDish } from '#shared/menu/editing-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Ticket } from '#shared/orders/contract'
import { resolveSelection, getSelectionDifferences } from '#shared/menu/options'
import { toDishBody, type DishDraft } from './draft'
import { normalizeAmount } from './read-typed-fields'

const priceOf = (typed: string): string =>
  /^\d+\.\d{2}$/.test(normalizeAmount(typed)) ? normalizeAmount(typed) : '0.00'

const finiteOrZero = (value: number): number => (Number.isFinite(value) ? value : 0)

/** Returns the menu item as guests would see it. */
export function buildPreviewMenuItem(draft: DishDraft, dish: EditableDish | null): MenuItem {
  const { recipe: _recipe, nutritionInfo, ...sent } = toDishBody(draft)
  return {
    ...sent,
    id: dish?.id ?? 0,
    locationId: dish?.locationId ?? 0,
    name: sent.name || 'The name of the dish',
    price: priceOf(draft.price),
    leadMinutes: finiteOrZero(sent.leadMinutes),
    isAvailable: true,
    portionsLeft: null,
    displayOrder: dish?.displayOrder ?? 0,
    createdAt: '',
    updatedAt: '',
    nutritionInfo: nutritionInfo && {
      calories: finiteOrZero(nutritionInfo.calories),
      proteinGrams: finiteOrZero(nutritionInfo.proteinGrams),
      carbohydrateGrams: finiteOrZero(nutritionInfo.carbohydrateGrams),
      fatGrams: finiteOrZero(nutritionInfo.fatGrams),
      sodiumMilligrams: finiteOrZero(nutritionInfo.sodiumMilligrams),
    },
    optionGroups: sent.optionGroups.map((group) => ({
      ...group,
      options: group.options.map(({ recipe: _ofOption, ...option }) => ({
        ...option,
        name: option.name || 'Option',
        price: priceOf(option.price),
        isAvailable: true,
      })),
    })),
  }
}

/** Returns a kitchen ticket with one portion. It has the last options of every required group. */
export function buildPreviewTicket(item: MenuItem, now: Date): Ticket {
  const { optionGroups } = item
  const ids = optionGroups.flatMap(({ min, options }) => (min > 0 ? options.slice(-min).map(({ id }) => id) : []))
  const { chosen } = resolveSelection(optionGroups, ids)
  const line = {
    id: 'line',
    menuItemId: item.id,
    quantity: 1,
    unitPrice: item.price,
    totalPrice: item.price,
    customizations: {
      notes: '',
      options: chosen.map(({ group, option, quantity }) => ({
        id: option.id,
        group: group.name,
        name: option.name,
        price: option.price,
        quantity,
      })),
    },
    differs: {
      options: getSelectionDifferences(optionGroups, chosen).chosen.map(({ option }) => option.id),
      leftOut: [],
    },
    station: item.station,
    allergens: item.allergens,
    menuItem: { name: item.name, description: item.description, code: item.code },
    isStruck: false,
    allergyMarks: [],
  }
  return {
    id: 'preview',
    ticketNumber: 1,
    locationId: item.locationId,
    status: 'pending',
    kitchenStatus: 'waiting',
    orderType: 'pickup',
    subtotal: item.price,
    discount: '0.00',
    tax: '0.00',
    deliveryFee: '0.00',
    tip: '0.00',
    paymentStatus: 'none',
    total: item.price,
    estimatedTime: '',
    promisedFrom: null,
    promisedAt: null,
    createdAt: now.toISOString(),
    scheduledFor: null,
    specialInstructions: null,
    utensils: false,
    customerInfo: { name: 'A guest' },
    history: [],
    version: 1,
    isBrief: false,
    orderItems: [line],
  }
}
