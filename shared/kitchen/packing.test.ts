import { assertPacked, listPackingItems } from './packing'

const option = (group: string, name: string, quantity = 1) => ({ id: name.toLowerCase(), group, name, quantity })
const line = (id: string, more: object = {}) => ({
  id,
  quantity: 1,
  station: 'hibachi' as const,
  menuItem: { name: id },
  customizations: null,
  ...more,
})

const bento = line('Bento', {
  quantity: 2,
  customizations: {
    options: [
      option('Sauces', 'Spicy mayo', 2),
      option('Side', 'Gyoza'),
      option('Rice or noodles', 'Fried rice'),
      option('Leave out', 'No sesame'),
    ],
  },
  kitchenNames: [{ name: 'Spicy mayo', kitchenName: '辣酱' }],
})

it('lists dishes by station with their sauces and sides, and utensils if they were asked for', () => {
  const order = { orderItems: [line('Tea', { station: 'drinks' }), bento], utensils: true }
  expect(listPackingItems(order, []).map(({ quantity, text }) => `${quantity} ${text}`)).toEqual([
    '2 Bento',
    '4 辣酱 (Spicy mayo)',
    '2 Gyoza',
    '1 Tea',
    '1 Utensils',
  ])
  expect(listPackingItems({ ...order, utensils: false }, []).at(-1)?.text).toBe('Tea')
})

it('forgets that something is packed when its quantity changes', () => {
  const packedOf = (quantity: number) =>
    listPackingItems({ orderItems: [{ ...bento, quantity }], utensils: false }, [{ id: 'Bento', quantity: 2 }])[0]
      ?.isPacked
  expect([packedOf(2), packedOf(3)]).toEqual([true, false])
})

it('names what is missing', () => {
  const items = listPackingItems({ orderItems: [line('Tea'), line('Soup')], utensils: false }, [
    { id: 'Tea', quantity: 1 },
  ])
  expect(() => assertPacked(12, items)).toThrow('Ticket 12 is not packed: 1 × Soup.')
  expect(() => assertPacked(12, items.slice(0, 1))).not.toThrow()
})
