import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { discountCodeRoutes } from '#shared/payments/contract'
import { buildCartItem, buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { discountCodeStore } from '#base/cart/discount-codes'
import { setToastRenderer } from '#ui/toast'
import type { Toast } from '#ui/toast'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { sessionHandler } from '#testing/render-page'
import { CartContents } from './cart-contents'

const rollItem = { menuItemId: 7, name: 'Tuna Roll', priceCents: 2000, imageUrl: null }
const dish = buildMenuItem({ id: 7, name: 'Tuna Roll', price: '20.00', advisory: 'raw' })

setupMockServer(
  sessionHandler,
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
  mockRoute(discountCodeRoutes.getCode, () =>
    mockResponse(discountCodeRoutes.getCode, { code: 'TEN', discountPercent: 10, discountAmount: null }),
  ),
)

const toasts: Toast[] = []
setToastRenderer((shown) => void toasts.push(shown))

async function openCart() {
  cartStore.change(() => [buildCartItem({ ...rollItem, quantity: 2 })])
  render(
    <TestProviders client={createQueryClient()}>
      <CartContents />
    </TestProviders>,
  )
  await screen.findByText('$40.00', { selector: 'strong *, strong' })
  return userEvent.setup()
}

it('shows the discount of a code as soon as it is on the order', async () => {
  discountCodeStore.forget()
  await openCart()
  discountCodeStore.set('TEN')
  await screen.findByText('Discount (TEN)')
  expect(screen.getByText('-$4.00')).toBeTruthy()
  expect(screen.getByText('2 items, $36.00 in your cart')).toBeTruthy()
})

it('clearing can be undone, and leaves what was added since', async () => {
  discountCodeStore.forget()
  const user = await openCart()
  await user.click(screen.getByRole('button', { name: 'Clear cart' }))
  expect(cartStore.get()).toEqual([])
  const tea = buildCartItem({ menuItemId: 9, name: 'Green Tea' })
  cartStore.change(() => [tea])
  expect(toasts.at(-1)).toMatchObject({ title: 'Cart Cleared', action: { label: 'Undo' } })
  toasts.at(-1)?.action?.onPress()
  expect(cartStore.get().map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Green Tea', tea.quantity],
    ['Tuna Roll', 2],
  ])
})

it('marks a raw dish and shows the reminder', async () => {
  await openCart()
  await waitFor(() => expect(screen.getByText(/^\*Consuming raw or undercooked/)).toBeTruthy())
  expect(screen.getByText('(raw, see the reminder)')).toBeTruthy()
})
