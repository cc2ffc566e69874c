import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { addToCart, removeFromCart, setCartQuantity } from '#shared/orders/cart/cart'
import { serializeCart } from '#shared/orders/cart/stored-cart'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { buildCartItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartNoticeStore } from '#base/cart/cart-notices'
import { cartStore } from '#base/cart/cart-store'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { CartNotice } from './cart-notice'

setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

const roll = { menuItemId: 7, name: 'California Roll', priceCents: 675, imageUrl: null }
const tea = { menuItemId: 9, name: 'Green Tea', priceCents: 250, imageUrl: null }

const notice = () => screen.queryByRole('status', { name: 'Changes to your cart' })
const change = (next: (cart: Cart) => Cart) => act(() => cartStore.change(next))

/** The browser tells the other tabs of a change, this one after it was made. */
const changeElsewhere = (next: (cart: Cart) => Cart) =>
  act(() => {
    localStorage.setItem('hibachi-cart', serializeCart(next(cartStore.get())))
    window.dispatchEvent(new StorageEvent('storage', { key: 'hibachi-cart' }))
  })

function givenACartIsShown() {
  cartStore.change(() => [buildCartItem({ ...roll, quantity: 2 })])
  cartStore.acknowledge()
  render(
    <TestProviders client={createQueryClient()}>
      <CartNotice />
    </TestProviders>,
  )
  return userEvent.setup()
}

it('tells what another tab did, and nothing of what was done here, until it is read', async () => {
  const user = givenACartIsShown()
  changeElsewhere((cart) => addToCart(cart, tea))
  changeElsewhere((cart) => setCartQuantity(cart, '7', 5))
  change((cart) => addToCart(cart, { ...roll, menuItemId: 8, name: 'Dragon Roll' }))
  expect(notice()?.textContent).toContain('Added in another tab: Green Tea.')
  expect(notice()?.textContent).toContain('Changed in another tab: California Roll (now 5, was 2).')
  expect(notice()?.textContent).not.toContain('Dragon Roll')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(notice()).toBeNull()
})

it('is still there after a reload, and gone once the other tab took it back', () => {
  givenACartIsShown()
  changeElsewhere((cart) => addToCart(cart, tea))
  expect(sessionStorage.getItem('hibachi-cart-elsewhere')).toBe(
    serializeCart([buildCartItem({ ...roll, quantity: 2 })]),
  )
  changeElsewhere((cart) => removeFromCart(cart, '9'))
  expect(notice()).toBeNull()
})

it('says nothing of a cart or a dish that is gone, nor when the dish comes back', () => {
  givenACartIsShown()
  const price = { kind: 'price', key: '7', name: 'California Roll', wasCents: 625, isCents: 675 } as const
  act(() => {
    cartNoticeStore.cameFrom('Nokomis')
    cartNoticeStore.tell([price])
  })
  expect(notice()?.textContent).toContain('It comes from Nokomis')
  change((cart) => addToCart(removeFromCart(cart, '7'), tea))
  expect(notice()?.textContent).not.toContain('California Roll')
  change((cart) => addToCart(cart, roll))
  expect(notice()?.textContent).not.toContain('California Roll')
  change(() => [])
  expect(notice()).toBeNull()
  change((cart) => addToCart(cart, roll))
  expect(notice()).toBeNull()
})
