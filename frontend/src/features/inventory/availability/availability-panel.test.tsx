import { availabilityRoutes } from '#shared/menu/availability-contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { createQueryClient } from '#base/api/query-client'
import { toasterStore } from '#ui/toast'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { AvailabilityPanel } from './availability-panel'

jest.mock('../data/use-inventory', () => ({ useCanEditStock: () => true }))

const edamame = { id: 7, menuItem: { id: 7, name: 'Edamame' }, isAvailable: true, reason: null, portionsLeft: 12 }
setupMockServer(
  mockRoute(availabilityRoutes.listAvailability, () => mockResponse(availabilityRoutes.listAvailability, [edamame])),
  mockRoute(availabilityRoutes.updateAvailability, async () => {
    await delay(100)
    return problemResponse('unavailable', 'Please try again in a moment.')
  }),
)

describe('taking a dish off the menu', () => {
  it('restores the dish and shows the error on its card if the server rejects the change', async () => {
    render(
      <TestProviders client={createQueryClient()}>
        <AvailabilityPanel />
      </TestProviders>,
    )
    await userEvent.click(await screen.findByRole('switch', { name: 'Edamame available' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again in a moment.')
    expect(screen.getByRole('switch', { checked: true })).toBeDefined()
    expect(screen.getByText('Available')).toBeDefined()
    expect(screen.getByText(/12 left/)).toBeDefined()
    expect(toasterStore.getState().isNeeded).toBe(false)
  })
})
