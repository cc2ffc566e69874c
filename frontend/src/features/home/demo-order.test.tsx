import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { newQueryClient } from '#base/api/query-client'
import { Providers } from '#testing/providers'
import { DemoOrder } from './components/demo-order'

const dish = { id: 5, name: 'Party Tray', price: '25.99', imageUrl: null, isAvailable: true }

const server = setupServer(
  http.get('*/api/menu-items/HENPR', () => HttpResponse.json([dish])),
  http.get('*/api/menu-categories', () => HttpResponse.json([])),
)

beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('is one order after a lost answer, and another one when it is asked for again', async () => {
  const tickets: string[] = []
  let isUp = false
  server.use(
    http.post('*/api/test-orders', ({ request }) => {
      const key = request.headers.get('Idempotency-Key') ?? ''
      if (!tickets.includes(key)) tickets.push(key)
      if (!isUp) return HttpResponse.error()
      return HttpResponse.json({ id: 'A1B2', ticketNumber: tickets.indexOf(key) + 1 }, { status: 201 })
    }),
  )
  const whenAskedFor = async () => {
    const user = userEvent.setup()
    render(
      <Providers client={newQueryClient()}>
        <DemoOrder />
      </Providers>,
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
