import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { newQueryClient } from '#base/api/query-client'
import { hasToasts } from '#base/components/toast'
import { Providers } from '#testing/providers'
import { AvailabilityPanel } from './availability-panel'

jest.mock('../use-inventory', () => ({ useMayChange: () => true }))

const edamame = { id: 7, menuItem: { id: 7, name: 'Edamame' }, isAvailable: true, reason: null }
const server = setupServer(
  http.get('*/api/menu/availability/HENPR', () => HttpResponse.json([edamame])),
  http.put('*/api/menu/availability/7/HENPR', async () => {
    await delay(100)
    return HttpResponse.json({ code: 'unavailable', detail: 'Please try again in a moment.' }, { status: 503 })
  }),
)

beforeAll(() => server.listen())
afterAll(() => server.close())

describe('taking a dish off the menu', () => {
  it('that the server refuses leaves the dish as it was, and says so beside it in no toast', async () => {
    render(
      <Providers client={newQueryClient()}>
        <AvailabilityPanel />
      </Providers>,
    )
    await userEvent.click(await screen.findByRole('switch', { name: 'Edamame available' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again in a moment.')
    expect(screen.getByRole('switch', { checked: true })).toBeDefined()
    expect(screen.getByText('Available')).toBeDefined()
    expect(hasToasts()).toBe(false)
  })
})
