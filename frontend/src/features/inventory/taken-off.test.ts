import { listDishesMadeUnavailable, formatDishesMadeUnavailable } from './taken-off'

const dish = (name: string, quantity: string, more = {}) => ({
  name,
  isAvailable: true,
  isArchived: false,
  recipe: [{ itemId: 7, quantity }],
  ...more,
})
const dishes = [
  dish('Miso Soup', '0.10'),
  dish('Hibachi Shrimp', '0.40'),
  dish('Shrimp Tempura', '2.00'),
  dish('Off Already', '0.40', { isAvailable: false }),
  dish('Gone', '0.40', { isArchived: true }),
  dish('Tofu', '0.40', { recipe: [{ itemId: 8, quantity: '0.40' }] }),
]

it('a change of stock takes off the dishes of which no portion can be made any more', () => {
  expect(listDishesMadeUnavailable(dishes, { itemId: 7, before: '1.00', after: '0.20' })).toEqual(['Hibachi Shrimp'])
  expect(listDishesMadeUnavailable(dishes, { itemId: 7, before: '1.00', after: '0.00' })).toEqual([
    'Miso Soup',
    'Hibachi Shrimp',
  ])
  expect(listDishesMadeUnavailable(dishes, { itemId: 7, before: '1.00', after: '0.40' })).toEqual([])
})

it('names a few of them', () => {
  expect(formatDishesMadeUnavailable(['A'])).toBe('Takes A off the menu.')
  expect(formatDishesMadeUnavailable(['A', 'B', 'C', 'D'])).toBe('Takes A, B, C, and D off the menu.')
  expect(formatDishesMadeUnavailable(['A', 'B', 'C', 'D', 'E'])).toBe('Takes A, B, C, and 2 more off the menu.')
})
