import type { ReorderItem } from '#shared/orders/history-contract'
import { formatMissingItems, planReorder } from './reorder'

const aDish = (over: Partial<ReorderItem>): ReorderItem => ({
  id: 12,
  name: 'California Roll',
  description: '',
  price: '6.25',
  categoryId: 1,
  locationId: 4,
  code: 'Su1',
  imageUrl: null,
  isPopular: false,
  isAvailable: true,
  portionsLeft: null,
  spiceLevel: 0,
  allergens: null,
  advisory: null,
  nutritionInfo: null,
  station: 'sushi',
  optionGroups: [],
  displayOrder: 1,
  createdAt: '',
  updatedAt: '',
  quantity: 2,
  options: [],
  leftOut: [],
  optionsGone: [],
  notes: '',
  ...over,
})

describe('ordering the last order again', () => {
  it('takes every dish at its price of today', () => {
    const { dishes, pieces, missing, without } = planReorder([
      aDish({}),
      aDish({ id: 7, name: 'Hibachi Chicken', price: '14.95', quantity: 1 }),
    ])
    expect(dishes).toEqual([
      { menuItemId: 12, name: 'California Roll', priceCents: 625, imageUrl: null, quantity: 2 },
      { menuItemId: 7, name: 'Hibachi Chicken', priceCents: 1495, imageUrl: null, quantity: 1 },
    ])
    expect(pieces).toBe(3)
    expect(formatMissingItems({ missing, without })).toBe('')
  })

  it('leaves out and names what is sold out or at market price', () => {
    const again = planReorder([
      aDish({}),
      aDish({ name: 'Dragon Roll', isAvailable: false }),
      aDish({ name: 'Lobster', price: '0.00' }),
    ])
    expect(again.dishes).toHaveLength(1)
    expect(again.pieces).toBe(2)
    expect(formatMissingItems(again)).toBe('Not available today: Dragon Roll, Lobster.')
  })

  it('names the options that are gone, of what comes', () => {
    const again = planReorder([
      aDish({ optionsGone: ['Soy paper', 'No cucumber'] }),
      aDish({ name: 'Dragon Roll', isAvailable: false, optionsGone: ['Extra eel'] }),
    ])
    expect(formatMissingItems(again)).toBe(
      'Not available today: Dragon Roll. No longer offered: Soy paper (California Roll), No cucumber (California Roll).',
    )
  })
})
