import { act, render, screen, waitFor } from '@testing-library/react'
import { menuRoutes, type MenuItem } from '#shared/menu/contract'
import { buildCartItem, buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { orderTimeStore } from '#base/cart/order-time'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { CartNotice } from './cart-notice'

const roll = { id: 7, name: 'California Roll', price: '6.25' }
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const [lunch, night] = [inHours(20), inHours(30)]

/** The roll on the menu of a time: cheaper at lunch, and not offered at night. */
function getRollAt(at: string | null): Partial<MenuItem> {
  if (at === lunch) return { ...roll, price: '4.95' }
  return at === night ? { ...roll, isAvailable: false, offeredAt: lunch } : roll
}

setupMockServer(
  mockRoute(menuRoutes.listMenuItems, (request) =>
    mockResponse(menuRoutes.listMenuItems, [buildMenuItem(getRollAt(new URL(request.url).searchParams.get('at')))]),
  ),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

const notice = () => screen.getByRole('status', { name: 'Changes to your cart' }).textContent
const choose = (time: string) => act(() => orderTimeStore.set(time))

it('follows the chosen time, and says what changes', async () => {
  cartStore.change(() => [buildCartItem({ menuItemId: 7 })])
  render(
    <TestProviders client={createQueryClient()}>
      <CartNotice />
    </TestProviders>,
  )
  choose(lunch)
  await waitFor(() => expect(notice()).toContain('California Roll is now $4.95 (it was $6.25).'))
  expect(cartStore.get()).toMatchObject([{ priceCents: 495 }])
  choose(night)
  await waitFor(() => expect(notice()).toContain('California Roll cannot be ordered for the chosen time.'))
  choose('')
  await waitFor(() => expect(cartStore.get()).toMatchObject([{ priceCents: 625 }]))
})
