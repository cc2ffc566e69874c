import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { orderRoutes } from '#shared/orders/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, networkError, mockRoute } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { DemoOrder } from './demo-order'

const dish = buildMenuItem({ id: 5, name: 'Party Tray', price: '25.99' })

const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

it('is one order after a lost answer, and another one when it is asked for again', async () => {
  const tickets: string[] = []
  let isUp = false
  server.use(
    mockRoute(orderRoutes.placeDemoOrder, ({ headers }) => {
      const key = headers.get('Idempotency-Key') ?? ''
      if (!tickets.includes(key)) tickets.push(key)
      if (!isUp) return networkError()
      return mockResponse(orderRoutes.placeDemoOrder, buildOrder({ ticketNumber: tickets.indexOf(key) + 1 }))
    }),
  )
  const whenAskedFor = async () => {
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
  await whenAskedFor()
  cleanup()
  isUp = true
  const askAgain = await whenAskedFor()
  expect(await screen.findByRole('link', { name: 'Track Ticket 1' })).toBeTruthy()
  await askAgain()
  expect(await screen.findByRole('link', { name: 'Track Ticket 2' })).toBeTruthy()
})
