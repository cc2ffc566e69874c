import { browserAt } from './browser'
import { movement } from './chef'
import type { chefAt } from './chef'
import { aNewDish } from './owner'
import type { ownerAt } from './owner'
import { stages } from './stages'
import type { startProduct } from './test-product'

type Chef = Awaited<ReturnType<typeof chefAt>>
type Owner = Awaited<ReturnType<typeof ownerAt>>
type Staff = {
  readonly product: Pick<Awaited<ReturnType<typeof startProduct>>, 'url' | 'deliverStream'>
  readonly chef: Chef
  readonly owner: Owner
}

async function made(owner: Owner, itemId: number, quantity: string, price: string) {
  const { id } = await owner.add({ ...aNewDish(), price, recipe: [{ itemId, quantity }] })
  const dish = await owner.onMenu(id)
  if (!dish) throw new Error('no dish')
  return dish
}

/** Brings an order to its end as the kitchen does. */
export async function completed(chef: Chef, orderId: string): Promise<void> {
  for (const { status, kitchenStatus } of stages) await chef.move(orderId, status, kitchenStatus)
}

/** A day whose every figure can be worked out by hand. */
export async function aKnownDay({ product, chef, owner }: Staff) {
  const { id: meat } = await chef.newItem({ costPerUnit: '3.33' })
  await chef.record(movement(meat, { quantity: '100.00' }))
  const [bowl, roll] = [await made(owner, meat, '0.35', '12.50'), await made(owner, meat, '0.10', '6.25')]
  const [dana, guest] = [browserAt(product.url), browserAt(product.url)]
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
  for (const { id } of [first, second, back, regretted]) await completed(chef, id)
  await chef.move(back.id, 'ready')
  await chef.move(regretted.id, 'cancelled')
  await guest.post(`/api/orders/${never.id}/cancel`)
  await chef.record(movement(meat, { movementType: 'waste', quantity: '1.50', reason: 'expired' }))
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
