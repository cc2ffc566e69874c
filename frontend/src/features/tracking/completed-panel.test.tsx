import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locations } from '#shared/locations/index'
import type { Order } from '#shared/orders/contract'
import { menuRoutes } from '#shared/menu/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { CompletedPanel } from './completed-panel'

jest.mock('../feedback/feedback-card', () => ({ FeedbackCard: () => <textarea /> }))

const order = buildOrder({ status: 'completed', kitchenStatus: 'completed', completedAt: new Date().toISOString() })
const [line] = order.items
const dish = buildMenuItem({ id: line?.menuItemId ?? 0, imageUrl: '/assets/su1.1f2e3d4c.8a6b3c.480.webp' })

setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

afterEach(() => localStorage.clear())

it('leads with the ratings and with ordering the same dishes again', async () => {
  const { container } = render(
    <TestProviders client={createQueryClient()}>
      <CompletedPanel order={order} />
    </TestProviders>,
  )
  const user = userEvent.setup()
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull())
  const ratings = within(screen.getByRole('group', { name: 'Rate this order' })).getAllByRole('button')
  expect(ratings.map(({ textContent }) => textContent)).toEqual(['Terrible', 'Meh', 'Okay', 'Great', 'Amazing!'])
  await user.click(screen.getByRole('link', { name: 'Order Again' }))
  expect(cartStore.get()).toMatchObject([{ menuItemId: dish.id }])
})

it('leads every guest who may rate the order to the review pages, before and after any rating', () => {
  const show = (mayRate: boolean) =>
    render(
      <TestProviders client={createQueryClient()}>
        <CompletedPanel order={{ ...order, mayRate }} />
      </TestProviders>,
    )
  const { links } = locations[0]
  show(true)
  for (const { label, url } of links.reviews)
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(url)
  cleanup()
  show(false)
  expect(screen.queryByText(/Tell others/)).toBeNull()
})

it('feedback that is being written stays when the kitchen recalls the order', async () => {
  const client = createQueryClient()
  const show = (status: Order['status']) => (
    <TestProviders client={client}>
      <CompletedPanel order={{ ...order, mayRate: true, status, kitchenStatus: 'ready' }} />
    </TestProviders>
  )
  const { rerender } = render(show('completed'))
  await userEvent.click(screen.getByRole('button', { name: 'Great' }))
  const comment = await screen.findByRole('textbox')
  await userEvent.type(comment, 'So crisp')
  rerender(show('ready'))
  expect(screen.queryByRole('link', { name: 'Order Again' })).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('So crisp')
})
