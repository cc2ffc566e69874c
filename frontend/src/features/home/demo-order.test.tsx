import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { orderRoutes } from '#shared/orders/contract'
import { overrideModes } from '#shared/locations/policy'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, networkError, mockRoute } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { DemoOrder } from './demo-order'

const dish = buildMenuItem({ id: 5, name: 'Party Tray', price: '25.99' })

let isMenuRead = false
afterEach(() => overrideModes())

const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => {
    isMenuRead = true
    return mockResponse(menuRoutes.listMenuItems, [dish])
  }),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

it('a retry after a lost answer places no second order, but another tap does', async () => {
  const tickets: string[] = []
  let isAnswering = false
  server.use(
    mockRoute(orderRoutes.placeDemoOrder, ({ headers }) => {
      const key = headers.get('Idempotency-Key') ?? ''
      if (!tickets.includes(key)) tickets.push(key)
      if (!isAnswering) return networkError()
      return mockResponse(orderRoutes.placeDemoOrder, buildOrder({ ticketNumber: tickets.indexOf(key) + 1 }))
    }),
  )
  const openAndOrder = async () => {
    const user = userEvent.setup()
    render(
      <TestProviders client={createQueryClient()}>
        <DemoOrder />
      </TestProviders>,
    )
    const button = await screen.findByRole('button', { name: 'Create Demo Order' })
    await user.click(button)
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    return user.click.bind(user, button)
  }
  await openAndOrder()
  cleanup()
  isAnswering = true
  const orderAgain = await openAndOrder()
  expect(await screen.findByRole('link', { name: 'Track Ticket 1' })).toBeTruthy()
  await orderAgain()
  expect(await screen.findByRole('link', { name: 'Track Ticket 2' })).toBeTruthy()
})

it('is not offered at a live site', async () => {
  overrideModes('live')
  const view = render(
    <TestProviders client={createQueryClient()}>
      <DemoOrder />
      <p>Home</p>
    </TestProviders>,
  )
  await screen.findByText('Home')
  // The menu has been read, and has the dish.
  await waitFor(() => expect(isMenuRead).toBe(true))
  expect(view.queryByRole('button', { name: 'Create Demo Order' })).toBeNull()
})
