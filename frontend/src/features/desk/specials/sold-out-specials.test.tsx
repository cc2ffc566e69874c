import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locations } from '#shared/locations/index'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { getWeekday, toWallClock } from '#shared/platform/time'
import { dailySpecialRoutes, type DailySpecial } from '#shared/specials/contract'
import { specialsEditingRoutes } from '#shared/specials/editing-contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { createTestDeskDish } from '../testing/desk-dish'
import { UnavailableNowPanel } from '../today/unavailable-now-panel'
import { SoldOutNotice } from './sold-out-actions'

const [location] = locations
const dish = createTestDeskDish()
const today = getWeekday(toWallClock(location, new Date()).date)
const terms = {
  ...{ title: 'Chicken day', description: '', priority: 1, mealtime: null, loyaltyMultiplier: 1, discountPercent: 20 },
}
const soldOut = { ...terms, id: 'chicken', dayOfWeek: today, maxDailyOrders: 5, timesOrdered: 5 }
const tomorrow = { ...soldOut, id: 'other-day', title: 'Another day', dayOfWeek: (today + 1) % 7 }
const state: { specials: Omit<DailySpecial, 'menuItem'>[]; sent: unknown[] } = { specials: [], sent: [] }

setupMockServer(
  sessionHandler,
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, { categories: [], version: 1, dishes: [dish] }),
  ),
  mockRoute(dailySpecialRoutes.listDailySpecials, () =>
    mockResponse(
      dailySpecialRoutes.listDailySpecials,
      state.specials.map((special) => ({ ...special, menuItem: buildMenuItem({ id: dish.id, name: dish.name }) })),
    ),
  ),
  mockRoute(specialsEditingRoutes.getSpecialsWeek, () =>
    mockResponse(specialsEditingRoutes.getSpecialsWeek, {
      specials: state.specials.map(({ timesOrdered: _count, ...special }) => ({ ...special, menuItemId: dish.id })),
      version: 3,
    }),
  ),
  mockRoute(specialsEditingRoutes.updateSpecialsWeek, async (request) => {
    const { specials, version } = specialsEditingRoutes.updateSpecialsWeek.body.parse(await request.json())
    state.sent.push([version, specials.map(({ id, maxDailyOrders }) => [id, maxDailyOrders])])
    state.specials = state.specials.map((special, at) => ({
      ...special,
      maxDailyOrders: specials[at]?.maxDailyOrders ?? null,
    }))
    return mockResponse(specialsEditingRoutes.updateSpecialsWeek, {
      specials: specials.map((special) => ({ ...special, id: special.id ?? '' })),
      version: version + 1,
    })
  }),
)

beforeEach(() => {
  state.specials = [soldOut, tomorrow]
  state.sent = []
})

it('names the dish that a special took off the menu under 86, and ends the limit in one tap', async () => {
  await renderPage('/desk', <UnavailableNowPanel />)
  const panel = within(await screen.findByRole('region', { name: '86 now' }))
  expect(await panel.findByText('Special sold out: Chicken day, 5 of 5 today')).toBeTruthy()
  expect(panel.queryByText(/Another day/)).toBeNull()
  await userEvent.click(panel.getByRole('button', { name: 'End the limit of Chicken day' }))
  expect(await panel.findByText('Everything is available.')).toBeTruthy()
  const week = [soldOut, tomorrow].map(({ id }, at) => [id, at === 0 ? null : 5])
  expect(state.sent).toEqual([[3, week]])
})

it("says so on the dish's page, and sells ten portions more", async () => {
  await renderPage('/desk/menu/H3', <SoldOutNotice dish={dish} />)
  expect((await screen.findByRole('region', { name: 'Sold out' })).textContent).toContain('5 of 5 today')
  await userEvent.click(screen.getByRole('button', { name: 'Sell 10 more of Chicken day' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sold out' })).toBeNull())
  expect(state.specials.map(({ maxDailyOrders }) => maxDailyOrders)).toEqual([15, 5])
})
