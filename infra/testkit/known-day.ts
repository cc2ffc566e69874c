import { createTestClient } from './browser'
import { buildMovement } from './chef'
import type { signInCook } from './chef'
import { buildNewDish } from './owner'
import type { signInManager } from './owner'
import { kitchenMoves } from './stages'
import type { startTestProduct } from './test-product'

type Chef = Awaited<ReturnType<typeof signInCook>>
type Owner = Awaited<ReturnType<typeof signInManager>>
type Staff = {
  readonly product: Pick<Awaited<ReturnType<typeof startTestProduct>>, 'url' | 'deliverStream'>
  readonly chef: Chef
  readonly owner: Owner
}

async function made(owner: Owner, itemId: number, quantity: string, price: string) {
  const { id } = await owner.add({ ...buildNewDish(), price, recipe: [{ itemId, quantity }] })
  const dish = await owner.onMenu(id)
  if (!dish) throw new Error('no dish')
  return dish
}

/** Brings an order to its end as the kitchen does. */
export async function completeOrder(chef: Chef, orderId: string): Promise<void> {
  for (const { status, kitchenStatus } of kitchenMoves) await chef.move(orderId, status, kitchenStatus)
}

/** A day whose every figure can be worked out by hand. */
export async function createReportDay({ product, chef, owner }: Staff) {
  const { id: meat } = await chef.newItem({ costPerUnit: '3.33' })
  await chef.record(buildMovement(meat, { quantity: '100.00' }))
  const [bowl, roll] = [await made(owner, meat, '0.35', '12.50'), await made(owner, meat, '0.10', '6.25')]
  const [dana, guest] = [createTestClient(product.url), createTestClient(product.url)]
  await dana.signIn('dana@example.com')
  const first = (
    await dana.order({
      lines: [
        { dish: bowl, quantity: 3 },
        { dish: roll, quantity: 1 },
      ],
    })
  ).body
  const second = (await guest.order({ orderType: 'pickup', lines: [{ dish: roll, quantity: 2 }] })).body
  const back = (await guest.order({ lines: [{ dish: bowl, quantity: 1 }] })).body
  const regretted = (await guest.order({ lines: [{ dish: bowl, quantity: 2 }] })).body
  const never = (await guest.order({ lines: [{ dish: roll, quantity: 1 }] })).body
  for (const { id } of [first, second, back, regretted]) await completeOrder(chef, id)
  await chef.move(back.id, 'ready')
  await chef.move(regretted.id, 'cancelled')
  await guest.post(`/api/orders/${never.id}/cancel`)
  await chef.record(buildMovement(meat, { movementType: 'waste', quantity: '1.50', reason: 'expired' }))
  await guest.post('/api/feedback', {
    orderId: second.id,
    rating: 4,
    comment: 'Crisp.',
    orderItems: [],
    orderType: 'pickup',
    trigger: 'order_confirmation',
    userId: null,
  })
  await product.deliverStream()
  // What an item costs from now on changes nothing of what was sold.
  await chef.put(`/api/inventory/items/${meat}`, { costPerUnit: '9.99', version: 1 })
  return { bowl, roll, first, second, back, dana, guest }
}

/**
 * The day's figures. Sold: 3 bowls and a roll, 43.75, to an account (43 points); 2 rolls, 12.50.
 * Tax 3.06 and 0.88. Lines of meat at 3.33 a unit:
 * 1.05 units 3.50, 0.10 units 0.33, 0.20 units 0.67. Thrown away: 1.50 units, 5.00.
 */
export const expectedReportDay = {
  orders: 2,
  cancelled: 2,
  gross: '56.25',
  discount: '0.00',
  tax: '3.94',
  fees: '0.00',
  net: '56.25',
  byType: { pickup: 2, delivery: 0, event: 0 },
  foodCost: '4.50',
  waste: '5.00',
  medianMinutes: { confirm: 0, cook: 0, total: 0 },
  onTimePercent: 100,
}

/** What the day says beside its figures. */
export const buildExpectedDetails = (book: Awaited<ReturnType<typeof createReportDay>>) => ({
  dishes: [
    { menuItemId: book.bowl.id, name: book.bowl.name, quantity: 3, net: '37.50', foodCost: '3.50' },
    { menuItemId: book.roll.id, name: book.roll.name, quantity: 3, net: '18.75', foodCost: '1.00' },
  ],
  stations: [{ station: 'hibachi', lines: 3, medianMinutes: 0 }],
  feedback: {
    count: 1,
    average: 4,
    ratings: [0, 0, 0, 1, 0],
    latest: [{ at: expect.any(String), rating: 4, comment: 'Crisp.', ticketNumber: book.second.ticketNumber }],
  },
  points: { issued: 43, redeemed: 0 },
  codes: { issued: 1, spent: 0 },
  cost: '0.00',
})
