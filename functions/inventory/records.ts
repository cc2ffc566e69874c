import type { LocationCode } from '#shared/locations/index'

/** Where ingredients and a location's stock of them live. */
export const inventoryKeys = {
  ingredients: 'INGREDIENTS',
  ingredient: (id: number) => ({ pk: 'INGREDIENTS', sk: `INGREDIENT#${String(id).padStart(6, '0')}` }),
  stock: (location: LocationCode, ingredientId: number) => ({
    pk: `STOCK#${location}`,
    sk: `INGREDIENT#${String(ingredientId).padStart(6, '0')}`,
  }),
} as const
