import { render, screen } from '@testing-library/react'
import { locations } from '#shared/locations/index'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { toWallClock } from '#shared/platform/time'
import { dailySpecialRoutes, type DailySpecial } from '#shared/specials/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { EightySixControl } from './eighty-six-control'

jest.mock('../data/use-stock-updates', () => ({ useStockUpdates: () => undefined }))

const special: DailySpecial = {
  ...{ id: 'miso-monday', title: 'Miso Monday', description: '', priority: 1, mealtime: null, loyaltyMultiplier: 1 },
  ...{ discountPercent: 20, maxDailyOrders: 5, timesOrdered: 5, menuItem: buildMenuItem({ id: 3, name: 'Miso Soup' }) },
  dayOfWeek: toWallClock(locations[0], new Date()).weekday,
}
const { listAvailability, listIngredientDishes, listOptionDishes } = availabilityRoutes

setupMockServer(
  mockRoute(listIngredientDishes, () => mockResponse(listIngredientDishes, [])),
  mockRoute(listOptionDishes, () => mockResponse(listOptionDishes, [])),
  mockRoute(dailySpecialRoutes.listDailySpecials, () => mockResponse(dailySpecialRoutes.listDailySpecials, [special])),
  mockRoute(listAvailability, () =>
    mockResponse(listAvailability, [
      { id: 3, menuItem: { id: 3, name: 'Miso Soup' }, isAvailable: true, reason: null, portionsLeft: null },
    ]),
  ),
)

it('lists a dish whose special is at its daily limit, and says what the tap does', async () => {
  render(
    <TestProviders client={createQueryClient()}>
      <EightySixControl activeDishIds={[]} tickets={[]} />
    </TestProviders>,
  )
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('Miso SoupSpecial sold out')
  expect(row.textContent).toContain('86 takes the dish off until you restock it.')
})
