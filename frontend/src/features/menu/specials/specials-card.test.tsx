import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { NO_DIETARY_PREFERENCES } from '#shared/menu/dietary/filters'
import { dailySpecialRoutes, type DailySpecial } from '#shared/specials/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { dietFilterStore } from '#base/menu/diet-filters'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { TestProviders } from '#testing/test-providers'
import { MenuPage } from '../menu-page'
import { SpecialsCard } from './specials-card'

const dish = buildMenuItem({ id: 7, name: 'Shrimp Plate', allergens: ['shellfish'] })

/** A special of every weekday, so that one is offered today. */
const specials: readonly DailySpecial[] = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  id: `special-${dayOfWeek}`,
  title: 'Shrimp day',
  description: '',
  menuItem: dish,
  priority: 5,
  dayOfWeek,
  mealtime: null,
  timesOrdered: 0,
  maxDailyOrders: null,
  loyaltyMultiplier: 1,
  discountPercent: 10,
}))

const server = setupMockServer(
  sessionHandler,
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
  mockRoute(dailySpecialRoutes.listDailySpecials, () =>
    mockResponse(dailySpecialRoutes.listDailySpecials, [...specials]),
  ),
)

const avoidShellfish = () =>
  act(() =>
    dietFilterStore.choose({
      userId: null,
      preferences: { ...NO_DIETARY_PREFERENCES, noShellfish: true },
      isComplete: false,
    }),
  )

it('a menu whose filters hide specials and dishes has one button that clears them', async () => {
  avoidShellfish()
  await renderPage('/menu', <MenuPage />)
  await screen.findByText('Today’s specials don’t fit your dietary filters')
  await screen.findByText('1 dish is hidden by your filters.')
  expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(1)
})

it("says that the guest's filters hide today's specials, and clears them", async () => {
  avoidShellfish()
  render(
    <TestProviders client={createQueryClient()}>
      <SpecialsCard isFolded={false} />
    </TestProviders>,
  )
  await screen.findByText('Today’s specials don’t fit your dietary filters')
  expect(screen.queryByText('No specials here right now')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await screen.findByText('Shrimp day')
})

it("hides a special whose title names what the guest's filters exclude, though its dish passes", async () => {
  const plate = { ...dish, name: 'Garden Plate', allergens: [] }
  server.use(
    mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [plate])),
    mockRoute(dailySpecialRoutes.listDailySpecials, () =>
      mockResponse(
        dailySpecialRoutes.listDailySpecials,
        specials.map((special) => ({ ...special, title: 'Shrimp Tempura Night', menuItem: plate })),
      ),
    ),
  )
  avoidShellfish()
  render(
    <TestProviders client={createQueryClient()}>
      <SpecialsCard isFolded={false} />
    </TestProviders>,
  )
  await screen.findByText('Today’s specials don’t fit your dietary filters')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await screen.findByText('Shrimp Tempura Night')
  expect(screen.getByText(/May contain .*shellfish/)).toBeTruthy()
})

it('claims nothing about specials that could not be read', async () => {
  server.use(mockRoute(dailySpecialRoutes.listDailySpecials, () => problemResponse('not-found', 'Gone')))
  const { container } = render(
    <TestProviders client={createQueryClient()}>
      <SpecialsCard isFolded={false} />
    </TestProviders>,
  )
  await waitFor(() => expect(container.textContent).toBe(''))
  expect(screen.queryByRole('status')).toBeNull()
})
