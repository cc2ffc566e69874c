import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memoryLocation } from 'wouter/memory-location'
import { Router } from 'wouter'
import { authRoutes } from '#shared/accounts/contract'
import { discountCodeRoutes } from '#shared/payments/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { orderRoutes } from '#shared/orders/contract'
import { savedDetailsRoutes, type SavedContact } from '#shared/accounts/users-contract'
import { buildCartItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { loadSession } from '#base/session/session'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { buildOrder, buildUser } from '#testing/fixtures'
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
const server = setupMockServer(mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, open)))

it('fills in the saved contact, deletes it when unticked and saves the ordered contact', async () => {
  cartStore.change(() => [buildCartItem({ menuItemId: 12, quantity: 2 })])
  const home = { street: '77 Osprey Lane', city: 'Hudson', state: 'FL', zipCode: '34667' }
  let saved: SavedContact = { phone: '(727) 555-0142', address: home }
  const requests: unknown[] = []
  server.use(
    mockRoute(authRoutes.getUser, () => mockResponse(authRoutes.getUser, buildUser({ id: 'dana' }))),
    mockRoute(discountCodeRoutes.listCodes, () => mockResponse(discountCodeRoutes.listCodes, [])),
    mockRoute(orderRoutes.placeOrder, () => mockResponse(orderRoutes.placeOrder, buildOrder())),
    mockRoute(savedDetailsRoutes.getContact, () => mockResponse(savedDetailsRoutes.getContact, saved)),
    mockRoute(savedDetailsRoutes.saveContact, async (request) => {
      requests.push(await request.json())
      saved = { phone: '', address: null }
      return mockResponse(savedDetailsRoutes.saveContact, saved)
    }),
  )
  document.cookie = 'signed-in=9999999999999; Path=/'
  await act(() => loadSession())
  const { hook, searchHook } = memoryLocation({ path: '/checkout' })
  render(
    <TestProviders client={createQueryClient()}>
      <Router hook={hook} searchHook={searchHook}>
        <CheckoutPage />
      </Router>
    </TestProviders>,
  )
  const user = userEvent.setup()
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone')
  await waitFor(() => expect(phone.value).toBe('(727) 555-0142'))
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Remember/ })
  expect(checkbox.checked).toBe(true)
  await user.click(checkbox)
  await waitFor(() => expect(requests).toEqual([{}]))
  await user.clear(phone)
  await user.type(phone, '555')
  await user.click(checkbox)
  await user.click(await screen.findByRole('button', { name: /Place Test Order/ }))
  await waitFor(() => expect(requests.at(-1)).toEqual({ phone: '555', address: null }))
  document.cookie = 'signed-in=; Path=/; Max-Age=0'
  await act(() => loadSession())
})
