import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { orderRoutes } from '#shared/orders/contract'
import { buildCartItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { CheckoutPage } from './checkout-page'

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const open = {
  state: 'open',
  until: null,
  reason: null,
  extraMinutes: 0,
  delivery: 'open',
  deliveryUntil: null,
  quotes,
} as const
const server = setupMockServer(
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  mockRoute(kitchenRoutes.getIntake, () => mockResponse(kitchenRoutes.getIntake, open)),
)

const california = buildCartItem({ menuItemId: 12, quantity: 2 })

function openCheckout() {
  cartStore.change(() => [california])
  render(
    <TestProviders client={createQueryClient()}>
      <CheckoutPage />
    </TestProviders>,
  )
}

it('stores the input until the order is placed, and then offers the contact for the next order', async () => {
  const user = userEvent.setup()
  openCheckout()
  await user.type(await screen.findByLabelText('First Name'), 'Dana')
  await user.type(screen.getByLabelText('Phone'), '941 555 0187')
  await user.type(screen.getByLabelText('Special Instructions'), 'Ring twice')
  await user.click(screen.getByLabelText('Include utensils and napkins'))
  cleanup()
  openCheckout()
  expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('Dana')
  expect(screen.getByLabelText<HTMLInputElement>('Special Instructions').value).toBe('Ring twice')
  expect(screen.getByLabelText<HTMLInputElement>('Include utensils and napkins').checked).toBe(true)
  server.use(mockRoute(orderRoutes.placeOrder, () => mockResponse(orderRoutes.placeOrder, buildOrder())))
  await user.click(screen.getByRole('button', { name: /Place Test Order/ }))
  await waitFor(() => expect(cartStore.get()).toEqual([]))
  cleanup()
  openCheckout()
  expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Special Instructions').value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Use these details' }))
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('941 555 0187')
  expect(screen.queryByText(/^Last time/)).toBeNull()
})

it('says when a delivery as soon as possible arrives, as it says when a pickup is ready', async () => {
  openCheckout()
  // It is 2 PM.
  expect(await screen.findByText('Ready between 2:15 PM and 2:20 PM')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /^Delivery/ }))
  expect(await screen.findByText('Arrives between 2:30 PM and 2:45 PM')).toBeTruthy()
})
