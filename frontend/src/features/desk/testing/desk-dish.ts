import { allergens } from '#shared/menu/contract'
import type { EditableDish } from '#shared/menu/editing-contract'

/** Returns a dish as the desk's API sends it. */
export const createTestDeskDish = (overrides: Partial<EditableDish> = {}): EditableDish => ({
  id: 2103,
  code: 'H3',
  name: 'Hibachi Chicken',
  alsoCalled: [],
  description: 'With vegetables and rice',
  price: '18.95',
  categoryId: 21,
  locationId: 4,
  imageUrl: null,
  isPopular: false,
  isAvailable: true,
  availabilityReason: null,
  isArchived: false,
  spiceLevel: 0,
  allergens: ['soy'],
  allergensDeclared: null,
  allergensCovered: [...allergens],
  advisory: null,
  nutritionInfo: null,
  station: 'hibachi',
  leadMinutes: 0,
  displayOrder: 1,
  optionGroups: [],
  recipe: [{ itemId: 1, quantity: '0.50' }],
  version: 1,
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: '2026-03-01T12:00:00Z',
  ...overrides,
})
