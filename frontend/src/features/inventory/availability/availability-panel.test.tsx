import { availabilityRoutes } from '#shared/menu/availability-contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { createQueryClient } from '#base/api/query-client'
import { toasterStore } from '#ui/toast'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { locations } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { dailySpecialRoutes, type DailySpecial } from '#shared/specials/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { AvailabilityPanel } from './availability-panel'

jest.mock('../data/use-inventory', () => ({ useCanEditStock: () => true }))

const edamame = { id: 7, menuItem: { id: 7, name: 'Edamame' }, isAvailable: true, reason: null, portionsLeft: 12 }
const special = {
  ...{ id: 'edamame-day', title: 'Edamame day', description: '', priority: 1, mealtime: null },
  ...{
    loyaltyMultiplier: 1,
    discountPercent: 20,
    maxDailyOrders: 5,
    menuItem: buildMenuItem({ id: 7, name: 'Edamame' }),
  },
  dayOfWeek: toWallClock(locations[0], new Date()).weekday,
}
const specials: DailySpecial[] = []
beforeEach(() => void specials.splice(0))

setupMockServer(
  mockRoute(dailySpecialRoutes.listDailySpecials, () => mockResponse(dailySpecialRoutes.listDailySpecials, specials)),
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

it('shows that a dish is unavailable because its special reached the daily limit', async () => {
  specials.push({ ...special, timesOrdered: 5 })
  render(
    <TestProviders client={createQueryClient()}>
      <AvailabilityPanel />
    </TestProviders>,
  )
  expect(await screen.findByText('Special sold out: Edamame day, 5 of 5 today', { exact: false })).toBeDefined()
  expect(screen.getByText('Unavailable')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Raise or end the limit' }).getAttribute('href')).toBe('/desk')
})
