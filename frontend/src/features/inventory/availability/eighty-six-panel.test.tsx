import { availabilityRoutes } from '#shared/menu/availability-contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { EightySixControl } from './eighty-six-panel'
import { formatAvailability, applyAvailabilityUpdate } from '#shared/menu/availability'
import type { UpdateAvailabilityRequest } from '#shared/menu/availability'

jest.mock('../data/use-stock-updates', () => ({ useStockUpdates: () => undefined }))

const named = (id: number, name: string): MenuAvailability => ({
  id,
  menuItem: { id, name },
  isAvailable: true,
  reason: null,
  portionsLeft: null,
})

let dishes: MenuAvailability[] = []
let said: UpdateAvailabilityRequest[] = []
const server = setupMockServer(
  mockRoute(availabilityRoutes.listAvailability, () => mockResponse(availabilityRoutes.listAvailability, dishes)),
  mockRoute(availabilityRoutes.updateAvailability, async (request) => {
    const id = Number(new URL(request.url).pathname.split('/')[4])
    const body = availabilityRoutes.updateAvailability.body.parse(await request.json())
    said.push(body)
    dishes = dishes.map((dish) => (dish.id === id ? applyAvailabilityUpdate(dish, body) : dish))
    const now = dishes.find((dish) => dish.id === id)
    return now && mockResponse(availabilityRoutes.updateAvailability, now)
  }),
)

async function whenACookLooks() {
  said = []
  dishes = [named(1, 'Edamame'), named(2, 'Hibachi Steak'), named(3, 'Miso Soup')]
  render(
    <TestProviders client={createQueryClient()}>
      <EightySixControl atWork={[2]} />
    </TestProviders>,
  )
  await screen.findByText('Hibachi Steak')
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const status = () => within(screen.getByRole('status'))

describe('a dish that has run out', () => {
  it('is taken off where it is made, and put back on with a touch in the same place', async () => {
    await whenACookLooks()
    expect(rows()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Take off Hibachi Steak' }))
    await status().findByText('Hibachi Steak: Off')
    await userEvent.click(screen.getByRole('button', { name: 'Put on Hibachi Steak' }))
    await status().findByText('Hibachi Steak: On')
    expect(said.map(({ isAvailable }) => isAvailable)).toEqual([false, true])
  })

  it('is counted down to three by the one who found it, and one tap undoes that, less what was sold', async () => {
    await whenACookLooks()
    await userEvent.type(screen.getByRole('searchbox'), 'miso')
    await userEvent.selectOptions(screen.getByLabelText('Portions of Miso Soup'), '10 left')
    await status().findByText('Miso Soup: 10 left')
    await userEvent.selectOptions(screen.getByLabelText('Portions of Miso Soup'), '3 left')
    await status().findByText('Miso Soup: 3 left')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(dishes.map(formatAvailability)).toEqual(['On', 'On', '10 left']))
  })

  it('that the server refuses is as it was, and says so', async () => {
    await whenACookLooks()
    server.use(
      mockRoute(availabilityRoutes.updateAvailability, () =>
        problemResponse('unavailable', 'Please try again in a moment.'),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Take off Hibachi Steak' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Hibachi Steak: Please try again in a moment.')
    expect(screen.getByRole('button', { name: 'Take off Hibachi Steak' })).toBeTruthy()
  })
})
