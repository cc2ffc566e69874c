import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { foodCostRoutes, type IngredientCost } from '#shared/numbers/food-cost-contract'
import { numbersRoutes, type Numbers } from '#shared/numbers/contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { getWorkDate } from '#shared/hours/business-day'
import { addDays } from '#shared/platform/time'
import { currentLocation } from '#base/location/location'
import { formatWeekdayDate } from './figures'
import { NumbersSection } from './numbers-section'

const spoiled: IngredientCost = {
  ...{ itemId: 1, name: 'Salmon', unit: 'lbs', opening: '90.00', received: '0.00', closing: '40.00' },
  ...{
    actual: '50.00',
    theoretical: '0.00',
    difference: '50.00',
    differenceQuantity: '5.00',
    wasted: '50.00',
    priceEffect: '0.00',
  },
  unitCost: { before: '9.00', after: '9.00' },
}
const nothing: Numbers = {
  ...{ days: [], onTimePercent: null, dishes: [], stations: [], coupons: [], drivers: [], cost: '0.00' },
  feedback: { count: 0, average: null, ratings: [0, 0, 0, 0, 0], latest: [] },
  ...{ points: { issued: 0, redeemed: 0 }, codes: { issued: 0, spent: 0 } },
  giftCards: { bought: '0.00', spent: '0.00', returned: '0.00', liability: '0.00' },
}

setupMockServer(
  sessionHandler,
  mockRoute(numbersRoutes.getNumbers, () => mockResponse(numbersRoutes.getNumbers, nothing)),
  mockRoute(numbersRoutes.listFigureOrders, () =>
    mockResponse(numbersRoutes.listFigureOrders, { orders: [], thrownAway: [] }),
  ),
  mockRoute(foodCostRoutes.getFoodCost, () => mockResponse(foodCostRoutes.getFoodCost, [spoiled])),
)

it('days without an order show what spoiled, without a share of sales', async () => {
  await renderPage('/desk/numbers', <NumbersSection />)
  expect(await screen.findByRole('heading', { name: 'No order was completed in these days.' })).toBeTruthy()
  const total = (await screen.findByText('$50.00 without an order')).parentElement
  expect(total?.textContent).toBe('$50.00 without an order. By recipes $0.00.')
  expect(screen.getByRole('list', { name: 'Why' }).textContent).toContain('Of it recorded as waste: $50.00.')
})

it("opens last week's same day in one tap, and the day before that", async () => {
  await renderPage('/desk/numbers', <NumbersSection />)
  const today = getWorkDate(currentLocation, new Date())
  const [lastWeek, before] = [-7, -14].map((days) => formatWeekdayDate(addDays(today, days)))
  await userEvent.click(await screen.findByRole('button', { name: `Open ${lastWeek}` }))
  expect(await screen.findByText(`${lastWeek}: $0.00, ${before}: $0.00.`)).toBeTruthy()
})
