import { dailySpecialRoutes } from '#shared/specials/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { specialsEditingRoutes } from '#shared/specials/editing-contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import { numbersRoutes } from '#shared/numbers/contract'
import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { addDays, getWeekday, listDates } from '#shared/platform/time'
import { defaultStations } from '#shared/orders/timing/stations'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { currentLocation } from '#base/location/location'
import { createTestDeskDish } from '../testing/desk-dish'
import { HintPanel } from './hint-panel'
import { SuggestionPanel } from './suggestion-panel'

const today = '2026-03-28'
const chicken = { id: 1, name: 'Chicken', category: 'proteins', unit: 'lbs', costPerUnit: '3.25', version: 7 } as const
const sent: unknown[] = []
const dish = { quantity: 41, net: '410.00', netRefunded: '0.00', foodCost: '402.10' }

setupMockServer(
  sessionHandler,
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, { categories: [], version: 1, dishes: [createTestDeskDish()] }),
  ),
  mockRoute(inventoryRoutes.listStock, () =>
    mockResponse(inventoryRoutes.listStock, [
      {
        id: 1,
        item: chicken,
        currentStock: '9.00',
        minimumStock: '35.00',
        parStock: '40.00',
        isCounted: true,
        planned: [],
        updatedAt: '',
      },
      {
        ...{ id: 2, item: { ...chicken, id: 2, name: 'Garlic' }, currentStock: '-9.00', minimumStock: '35.00' },
        ...{ parStock: '40.00', isCounted: false, planned: [], updatedAt: '' },
      },
    ]),
  ),
  mockRoute(inventoryRoutes.listExpiringLots, () => mockResponse(inventoryRoutes.listExpiringLots, [])),
  mockRoute(inventoryRoutes.getStockUsage, () =>
    mockResponse(
      inventoryRoutes.getStockUsage,
      listDates(addDays(today, -20), today).map((date, day) => ({
        date,
        isClosed: date !== today,
        totalValue: '0.00',
        use: {
          days: 1,
          usedValue: '0.00',
          wastedValue: '0.00',
          items: [1, 2].map((itemId) => ({ itemId, quantity: day % 14 === 0 ? '30.00' : '10.00' })),
        },
      })),
    ),
  ),
  mockRoute(inventoryRoutes.updateItem, async (request) => {
    sent.push(await request.json())
    return mockResponse(inventoryRoutes.updateItem, {
      ...chicken,
      version: 8,
      minimumStock: '29.00',
      parStock: '40.00',
      isCounted: true,
      levels: [],
    })
  }),
  mockRoute(capacityRoutes.getStations, () => mockResponse(capacityRoutes.getStations, { stations: [], version: 3 })),
  mockRoute(capacityRoutes.proposeStations, () =>
    mockResponse(capacityRoutes.proposeStations, {
      days: 14,
      stations: [{ station: 'sushi', minutesPerDish: 9.5, orders: 30 }],
    }),
  ),
  mockRoute(capacityRoutes.updateStations, async (request) => {
    sent.push(await request.json())
    return mockResponse(capacityRoutes.updateStations, { stations: [], version: 4 })
  }),
  mockRoute(specialsEditingRoutes.getSpecialsWeek, () =>
    mockResponse(specialsEditingRoutes.getSpecialsWeek, {
      version: 4,
      specials: [
        {
          id: 'special-1',
          title: 'Chicken',
          description: '',
          menuItemId: createTestDeskDish().id,
          priority: 1,
          dayOfWeek: getWeekday(today),
          mealtime: null,
          maxDailyOrders: 20,
          loyaltyMultiplier: 1,
          discountPercent: 15,
          sellsItemId: 1,
        },
      ],
    }),
  ),
  mockRoute(dailySpecialRoutes.listDailySpecials, () =>
    mockResponse(dailySpecialRoutes.listDailySpecials, [
      {
        id: 'special-1',
        title: 'Chicken',
        description: '',
        menuItem: { ...createTestDeskDish(), portionsLeft: null },
        priority: 1,
        dayOfWeek: getWeekday(today),
        mealtime: null,
        timesOrdered: 14,
        maxDailyOrders: 20,
        loyaltyMultiplier: 1,
        discountPercent: 15,
      },
    ]),
  ),
  mockRoute(numbersRoutes.getNumbers, () =>
    mockResponse(numbersRoutes.getNumbers, {
      days: [],
      dishes: [{ menuItemId: createTestDeskDish().id, name: 'Hibachi Chicken', ...dish }],
      stations: [{ station: 'sushi', lines: 44, medianMinutes: 14 }],
      feedback: { count: 0, average: null, ratings: [0, 0, 0, 0, 0], latest: [] },
      points: { issued: 0, redeemed: 0 },
      codes: { issued: 0, spent: 0 },
      giftCards: { bought: '0.00', spent: '0.00', returned: '0.00', liability: '0.00' },
      coupons: [],
      drivers: [],
      onTimePercent: 100,
      cost: '0.00',
    }),
  ),
)

beforeEach(() => {
  sent.length = 0
})

const opened = () => renderPage('/desk/numbers', <HintPanel location={currentLocation} today={today} />)

it('names a dish with a low margin and a better price, and links to the dish', async () => {
  await opened()
  const act = await screen.findByRole('link', { name: `Change ${createTestDeskDish().name}` })
  expect(act.closest('li')?.textContent).toContain('earns hardly anything')
  expect(act.closest('li')?.textContent).toContain('Sold 41 for $410.00, food cost $402.10.')
})

it("applies a late station's measured minutes in one tap and leaves other stations unchanged", async () => {
  await opened()
  const act = await screen.findByRole('button', { name: 'Use 9.5 min' })
  expect(act.closest('li')?.textContent).toContain('A dish took 14 min there, the median of 44')
  await userEvent.click(act)
  const stations = defaultStations.map((one) => (one.station === 'sushi' ? { ...one, minutesPerDish: 9.5 } : one))
  await waitFor(() => expect(sent).toEqual([{ stations, version: 3 }]))
})

it('raises a minimum stock that alerts every day, at this location', async () => {
  await opened()
  const act = await screen.findByRole('button', { name: 'Set the minimum of Chicken to 29 lbs' })
  // What is not counted has no minimum to mend.
  expect(screen.queryByRole('button', { name: /^Set the minimum of Garlic/ })).toBeNull()
  expect(act.closest('li')?.textContent).toContain('it alerted on 20 of 20 days')
  await userEvent.click(act)
  await waitFor(() => expect(sent).toEqual([{ minimumStock: '29.00', locationId: 4, version: 7 }]))
})

it('shows what a suggested special sold and saved', async () => {
  await renderPage('/desk/numbers', <SuggestionPanel location={currentLocation.code} today={today} />)
  expect(await screen.findByText(/sold 14 of 20, saved 7 lbs/)).toBeTruthy()
})
