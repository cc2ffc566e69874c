import fc from 'fast-check'
import { stations } from '../menu/contract'
import { assertPacked, listPackingItems, listPackingTicks } from './packing'

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

it('lists dishes by station with their sauces and sides, and utensils if the guest wants them', () => {
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

it('ticks below the dishes only what is no dish, equal sauces of several dishes as one', () => {
  const gyoza = line('Gyoza', { customizations: { options: [option('Sauces', 'Spicy mayo')] } })
  const rolls = { ...gyoza, id: 'Rolls' }
  const order = { orderItems: [gyoza, rolls], utensils: true }
  const ticksOf = (packed: readonly string[]) =>
    listPackingTicks(
      listPackingItems(
        order,
        packed.map((id) => ({ id, quantity: 1 })),
      ),
      order.orderItems,
    ).map(({ quantity, text, isPacked }) => [quantity, text, isPacked])
  const [one, other] = ['Gyoza:spicy mayo', 'Rolls:spicy mayo']
  expect(ticksOf(['Gyoza', one])).toEqual([
    [2, 'Spicy mayo', false],
    [1, 'Utensils', false],
  ])
  expect(ticksOf([one, other])[0]).toEqual([2, 'Spicy mayo', true])
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

const wantedDish = fc.record({
  station: fc.constantFrom(...stations),
  /** None means that the dish was removed from the order. */
  quantity: fc.integer({ min: 0, max: 4 }),
  sauces: fc.integer({ min: 0, max: 2 }),
})
type WantedDish = { readonly station: (typeof stations)[number]; readonly quantity: number; readonly sauces: number }

const toOrder = (dishes: readonly WantedDish[], utensils: boolean) => ({
  orderItems: dishes.flatMap(({ station, quantity, sauces }, index) => {
    const options = sauces > 0 ? [option('Sauces', 'Ginger', sauces)] : []
    return quantity > 0 ? [line(`L${index}`, { station, quantity, customizations: { options } })] : []
  }),
  utensils,
})

/** What a packer has to put into the bags, by the ids of the list. */
const listNeeded = (dishes: readonly WantedDish[], utensils: boolean): readonly (readonly [string, number])[] => [
  ...dishes.flatMap(({ quantity, sauces }, index) => {
    if (quantity === 0) return []
    const dish = [`L${index}`, quantity] as const
    return sauces > 0 ? [dish, [`L${index}:ginger`, quantity * sauces] as const] : [dish]
  }),
  ...(utensils ? [['utensils', 1] as const] : []),
]

it('lets none of 1,000 orders be completed with something unpacked, also after the guest changed it', () => {
  const dishes = fc.array(wantedDish, { minLength: 1, maxLength: 6 })
  // Most things are packed, so that a third of the orders is complete.
  const packs = fc.infiniteStream(fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0))
  let completed = 0
  fc.assert(
    fc.property(dishes, dishes, fc.boolean(), fc.boolean(), packs, (before, after, utensils, isChanged, isPacked) => {
      const bag = new Map<string, number>()
      const pack = (wanted: readonly WantedDish[]) => {
        for (const [id, quantity] of listNeeded(wanted, utensils)) if (isPacked.next().value) bag.set(id, quantity)
      }
      const wanted = isChanged ? after : before
      pack(before)
      if (isChanged) pack(after)
      const isComplete = listNeeded(wanted, utensils).every(([id, quantity]) => bag.get(id) === quantity)
      const packed = [...bag].map(([id, quantity]) => ({ id, quantity }))
      const complete = () => assertPacked(1, listPackingItems(toOrder(wanted, utensils), packed))
      if (isComplete) {
        expect(complete).not.toThrow()
        completed += 1
      } else expect(complete).toThrow('Ticket 1 is not packed')
    }),
    { numRuns: 1_000 },
  )
  expect(completed).toBeGreaterThan(100)
  expect(completed).toBeLessThan(900)
})
