import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authRoutes } from '#shared/accounts/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { menuRoutes } from '#shared/menu/contract'
import { orderRoutes } from '#shared/orders/contract'
import { buildCartItem, buildMenuItem } from '#shared/testing/fixtures'
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
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, open)),
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
  // The clock starts at 2 PM and goes on, so only what lies between the times is certain.
  const readRange = async (begin: string) => {
    const { textContent } = await screen.findByText(new RegExp(`^${begin} between 2:\\d\\d PM and 2:\\d\\d PM$`))
    const [from = 0, to = 0] = [...textContent.matchAll(/2:(\d\d)/g)].map(([, minutes]) => Number(minutes))
    return { from, lasts: to - from }
  }
  openCheckout()
  const ready = await readRange('Ready')
  await userEvent.click(screen.getByRole('radio', { name: /^Delivery/ }))
  const arrives = await readRange('Arrives')
  expect([ready.lasts, arrives.lasts]).toEqual([5, 15])
  expect(arrives.from - ready.from).toBeGreaterThanOrEqual(15)
})

it('says from when to when a tray that takes two hours is ready', async () => {
  server.use(
    mockRoute(menuRoutes.listMenuItems, () =>
      mockResponse(menuRoutes.listMenuItems, [buildMenuItem({ id: california.menuItemId, leadMinutes: 120 })]),
    ),
  )
  openCheckout()
  await userEvent.click(await screen.findByRole('radio', { name: /^Pick Up/ }))
  expect(await screen.findByText(/^Ready between 4:\d\d PM and 4:\d\d PM$/)).toBeTruthy()
})
