import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { orderRoutes } from '#shared/orders/contract'
import { discountCodeRoutes } from '#shared/payments/contract'
import { buildCartItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { discountCodeStore } from '#base/cart/discount-codes'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { CheckoutPage } from './checkout-page'

const CODE = '7Q2K-9XCV-1MNB'
const sent: unknown[] = []
const server = setupMockServer(
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  mockRoute(orderRoutes.placeOrder, async (request) => {
    sent.push(await request.json())
    return mockResponse(orderRoutes.placeOrder, buildOrder())
  }),
)

beforeEach(() => {
  sent.splice(0)
  cartStore.change(() => [buildCartItem({ menuItemId: 12, quantity: 2 })])
  discountCodeStore.set(null)
})

async function openWithTypedCode() {
  render(
    <TestProviders client={createQueryClient()}>
      <CheckoutPage />
    </TestProviders>,
  )
  await userEvent.type(await screen.findByLabelText('Promo code'), CODE)
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Place Test Order/ }))

it('a code that was typed but not applied is applied before the order is placed', async () => {
  const discount = { code: CODE, discountPercent: null, discountAmount: '3.00', remaining: null }
  server.use(mockRoute(discountCodeRoutes.getCode, () => mockResponse(discountCodeRoutes.getCode, discount)))
  await openWithTypedCode()
  await press()
  expect(await screen.findByText(/\$3\.00 off this order/)).toBeTruthy()
  expect(sent).toEqual([])
  await press()
  await waitFor(() => expect(sent).toMatchObject([{ discountCode: CODE }]))
})

it('a typed code that is refused stops the order once, so that the guest knows', async () => {
  server.use(mockRoute(discountCodeRoutes.getCode, () => problemResponse('not-found')))
  await openWithTypedCode()
  await press()
  await waitFor(() => expect(screen.getByLabelText('Promo code').getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
  await press()
  await waitFor(() => expect(sent).toHaveLength(1))
})
