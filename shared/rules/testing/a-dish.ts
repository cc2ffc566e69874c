import type { MenuItem } from '../../contract/menu'

/** A dish of the menu, as given and otherwise plain. */
export const buildMenuItem = (given: Partial<MenuItem> = {}): MenuItem => ({
  id: 1,
  name: 'Dish',
  description: '',
  price: '10.00',
  categoryId: 1,
  locationId: 4,
  code: 'A1',
  imageUrl: null,
  isPopular: false,
  isAvailable: true,
  portionsLeft: null,
  spiceLevel: 0,
  allergens: [],
  advisory: null,
  nutritionInfo: null,
  station: 'hibachi',
  optionGroups: [],
  displayOrder: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...given,
})
