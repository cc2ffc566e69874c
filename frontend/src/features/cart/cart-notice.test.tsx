import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { addToCart, removeFromCart, setCartQuantity } from '#shared/orders/cart/cart'
import { serializeCart } from '#shared/orders/cart/stored-cart'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { orderRoutes } from '#shared/orders/contract'
import { buildCartItem, buildMenuItem } from '#shared/testing/fixtures'
import { buildOrder } from '#testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartNoticeStore } from '#base/cart/cart-notices'
import { cartStore } from '#base/cart/cart-store'
import { CURRENT_ORDERS_KEY } from '#base/storage/storage-keys'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { CartNotice } from './cart-notice'

const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

const roll = { menuItemId: 7, name: 'California Roll', priceCents: 675, imageUrl: null }
const tea = { menuItemId: 9, name: 'Green Tea', priceCents: 250, imageUrl: null }

const region = () => screen.getByRole('status', { name: 'Changes to your cart' })
const queryNotice = () => (region().childElementCount > 0 ? region() : null)
const change = (next: (cart: Cart) => Cart) => act(() => cartStore.change(next))

/** Changes the cart as another tab does, which fires a storage event in this one. */
const changeInOtherTab = (next: (cart: Cart) => Cart) =>
  act(() => {
    localStorage.setItem('hibachi-cart', serializeCart(next(cartStore.get())))
    window.dispatchEvent(new StorageEvent('storage', { key: 'hibachi-cart' }))
  })

function renderCartNotice() {
  cartStore.change(() => [buildCartItem({ ...roll, quantity: 2 })])
  cartStore.acknowledge()
  render(
    <TestProviders client={createQueryClient()}>
      <CartNotice />
    </TestProviders>,
  )
  return userEvent.setup()
}

it('lists changes made in another tab, but not in this one, until the guest confirms them', async () => {
  const user = renderCartNotice()
  changeInOtherTab((cart) => addToCart(cart, tea))
  changeInOtherTab((cart) => setCartQuantity(cart, '7', 5))
  change((cart) => addToCart(cart, { ...roll, menuItemId: 8, name: 'Dragon Roll' }))
  expect(queryNotice()?.textContent).toContain('Added in another tab: Green Tea.')
  expect(queryNotice()?.textContent).toContain('Changed in another tab: California Roll (now 5, was 2).')
  expect(queryNotice()?.textContent).not.toContain('Dragon Roll')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(queryNotice()).toBeNull()
})

it('says whose dish of a group order cannot be ordered', async () => {
  server.use(
    mockRoute(menuRoutes.listMenuItems, () =>
      mockResponse(menuRoutes.listMenuItems, [
        buildMenuItem({ id: 7, name: 'California Roll', price: '6.75', isAvailable: false }),
      ]),
    ),
  )
  renderCartNotice()
  change(() => ['Ben', 'Ana'].reduce<Cart>((cart, person) => addToCart(cart, { ...roll, for: person }), []))
  await waitFor(() => expect(queryNotice()?.textContent).toContain('California Roll for Ben cannot be ordered'))
  expect(queryNotice()?.textContent).toContain('California Roll for Ana cannot be ordered')
})

it('shortens notes that were joined to more than an order takes, the allergy first', async () => {
  renderCartNotice()
  change((cart) => addToCart(cart, { ...roll, notes: 'x'.repeat(190) }))
  change((cart) => addToCart(cart, { ...roll, notes: 'allergic to sesame' }))
  await waitFor(() => expect(cartStore.get()[0]?.notes).toMatch(/^allergic to sesame; x{180}$/))
})

it('survives a reload and disappears when the other tab undoes its change', () => {
  renderCartNotice()
  changeInOtherTab((cart) => addToCart(cart, tea))
  expect(sessionStorage.getItem('hibachi-cart-elsewhere')).toBe(
    serializeCart([buildCartItem({ ...roll, quantity: 2 })]),
  )
  changeInOtherTab((cart) => removeFromCart(cart, '9'))
  expect(queryNotice()).toBeNull()
})

it('drops changes of removed dishes, even if a dish is added again', () => {
  renderCartNotice()
  const price = { kind: 'price', key: '7', name: 'California Roll', wasCents: 625, isCents: 675 } as const
  act(() => {
    cartNoticeStore.recordMove('Nokomis')
    cartNoticeStore.add([price])
  })
  expect(queryNotice()?.textContent).toContain('It comes from Nokomis')
  change((cart) => addToCart(removeFromCart(cart, '7'), tea))
  expect(queryNotice()?.textContent).not.toContain('California Roll')
  change((cart) => addToCart(cart, roll))
  expect(queryNotice()?.textContent).not.toContain('California Roll')
  change(() => [])
  expect(queryNotice()).toBeNull()
  change((cart) => addToCart(cart, roll))
  expect(queryNotice()).toBeNull()
})

it('names the ticket that another tab has ordered, instead of what left the cart, in the window', async () => {
  const shown: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent)
  }
  renderCartNotice()
  const order = buildOrder({ id: 'K7M2Q9X4T1B3', ticketNumber: 10 })
  const [{ menuItemId = 0 } = {}] = order.items
  server.use(mockRoute(orderRoutes.getOrder, () => mockResponse(orderRoutes.getOrder, order)))
  change(() => [buildCartItem({ ...roll, menuItemId })])
  act(() => {
    localStorage.setItem(CURRENT_ORDERS_KEY, JSON.stringify([order.id]))
    window.dispatchEvent(new StorageEvent('storage', { key: CURRENT_ORDERS_KEY }))
  })
  changeInOtherTab(() => [])
  expect(await screen.findByText('You ordered: ticket 10')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your order' }).getAttribute('href')).toBe(`/orders/${order.id}/tracking`)
  expect(queryNotice()?.textContent).not.toContain('Removed in another tab')
  expect(shown).toEqual([expect.stringContaining('You ordered: ticket 10')])
})
