import type { Context } from 'aws-lambda'
import { getDishId } from '#infra/catalogue/seed'
import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { handler as placeOrder } from '../orders/place-order'
import { createApiEvent } from '../platform/testing/api-event'
import { handler as dailySpecials } from './list-daily-specials'
import { handler as items } from '../menu/list-menu-items'

const LUNCH_DISH = getDishId('T2')
/** Of this Saturday, by the clock on the wall. */
const at = (time: string) => Date.parse(`2026-03-14T${time}-04:00`)
const context: Context = JSON.parse('{}')

let seeded: Awaited<ReturnType<typeof startSeededTable>>
beforeAll(async () => void (seeded = await startSeededTable()))
afterAll(() => seeded.stop())

type Shown = { id: number; price: string; regularPrice?: string }

async function shownAt(time: string) {
  const event = createApiEvent({ method: 'GET', params: { location: 'HENPR' }, at: at(time) })
  const menu: Shown[] = JSON.parse((await items(event, context)).body ?? '')
  const specials: { mealtime: string | null; dayOfWeek: number; menuItem: Shown }[] = JSON.parse(
    (await dailySpecials(event, context)).body ?? '',
  )
  const dish = menu.find(({ id }) => id === LUNCH_DISH)
  const special = specials.find(({ dayOfWeek, menuItem }) => dayOfWeek === 6 && menuItem.id === LUNCH_DISH)
  return { dish, mealtime: special?.mealtime, ofSpecial: special?.menuItem.price }
}

async function orderedAt(time: string, price: string) {
  const cents = Number(price.replace('.', ''))
  const tax = Math.floor((cents * 7 + 50) / 100)
  const body = JSON.stringify({
    locationId: 'HENPR',
    orderType: 'pickup',
    customerInfo: { name: 'Dana', email: '', phone: '' },
    subtotal: price,
    tax: (tax / 100).toFixed(2),
    total: ((cents + tax) / 100).toFixed(2),
    items: [{ menuItemId: LUNCH_DISH, quantity: 1, unitPrice: price, totalPrice: price, customizations: null }],
  })
  const { statusCode, body: answer = '' } = await placeOrder(createApiEvent({ at: at(time), body }), context)
  return [statusCode, JSON.parse(answer).code]
}

it('applies a lunch price from 11:00 to 15:00 despite cached responses', async () => {
  const everyday = (await shownAt('10:59:59')).dish?.price ?? ''
  const seen = []
  for (const time of ['10:59:59', '11:00:00', '14:59:59', '15:00:00', '20:00:00']) {
    const { dish, mealtime, ofSpecial } = await shownAt(time)
    expect([mealtime, ofSpecial]).toEqual(['lunch', dish?.price])
    seen.push(dish?.regularPrice === everyday ? 'lunch price' : dish?.price === everyday ? 'everyday price' : dish)
  }
  expect(seen).toEqual(['everyday price', 'lunch price', 'lunch price', 'everyday price', 'everyday price'])

  const lunch = (await shownAt('12:00:00')).dish?.price ?? ''
  expect(await orderedAt('14:59:59', everyday)).toEqual([409, 'price-changed'])
  expect(await orderedAt('14:59:59', lunch)).toEqual([201, undefined])
  expect(await orderedAt('15:00:00', lunch)).toEqual([409, 'price-changed'])
  expect(await orderedAt('15:00:00', everyday)).toEqual([201, undefined])
})
