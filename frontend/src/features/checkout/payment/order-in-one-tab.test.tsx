import { serializeCart } from '#shared/orders/cart/stored-cart'
import { buildCartItem } from '#shared/testing/fixtures'
import { orderInOneTab } from './order-in-one-tab'

const cart = [buildCartItem({ menuItemId: 12, quantity: 2 })]
const store = (lines: typeof cart) => localStorage.setItem('hibachi-cart', serializeCart(lines))

/** The browser's locks: one action at a time. */
function mockLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, action: () => Promise<void>) => {
    const next = last.then(action)
    last = next.catch(() => undefined)
    return next
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

it('two tabs that order the same cart at the same moment place one order', async () => {
  mockLocks()
  store(cart)
  let placed = 0
  const place = async () => {
    placed += 1
    await Promise.resolve()
    store([])
  }
  await Promise.all([orderInOneTab(cart, place), orderInOneTab(cart, place)])
  expect(placed).toBe(1)
})

it('after a rejected order another tab may order the cart', async () => {
  mockLocks()
  store(cart)
  const orders: string[] = []
  await expect(orderInOneTab(cart, () => Promise.reject(new Error('sold out')))).rejects.toThrow('sold out')
  await orderInOneTab(cart, async () => void orders.push('placed'))
  expect(orders).toEqual(['placed'])
})

it('a browser without locks orders what is still in the cart, and nothing that another tab has ordered', async () => {
  const orders: string[] = []
  const place = async () => void orders.push('placed')
  store(cart)
  await orderInOneTab(cart, place)
  store([])
  await orderInOneTab(cart, place)
  expect(orders).toEqual(['placed'])
})
