import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orderRoutes } from '#shared/orders/contract'
import { guestOrderStore } from '#base/session/device-orders'
import { buildOrder, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { ClaimOrder } from './claim-order'

const order = buildOrder()
const claimed: string[] = []
setupMockServer(
  sessionHandler,
  mockRoute(orderRoutes.claimOrder, ({ url }) => {
    claimed.push(new URL(url).pathname)
    return mockResponse(orderRoutes.claimOrder, order)
  }),
)
beforeEach(() => {
  claimed.length = 0
  guestOrderStore.set(order.id)
})

const show = (user: ReturnType<typeof buildUser> | null) =>
  renderPage(`/orders/${order.id}/tracking`, <ClaimOrder orderId={order.id} isOffered />, user)

it('a guest without an account is offered one', async () => {
  await show(null)
  expect(await screen.findByRole('button', { name: 'Create Account or Sign In' })).toBeTruthy()
})

it('a guest who has signed in elsewhere on the site adds the order with one tap, once', async () => {
  await show(buildUser({ role: 'customer' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add Order' }))
  await waitFor(() => expect(claimed).toEqual([`/api/orders/${order.id}/claim`]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Order' })).toBeNull())
})

it('staff are not asked, because they can’t claim an order that they took', async () => {
  await show(buildUser({ role: 'kitchen' }))
  expect(screen.queryByRole('button')).toBeNull()
})
