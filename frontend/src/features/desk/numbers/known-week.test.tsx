import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { foodCostRoutes } from '#shared/numbers/food-cost-contract'
import { numbersRoutes, type Numbers } from '#shared/numbers/contract'
import { expectedWeekNumbers, expectedWeekDays } from '#shared/testing/fixtures'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { getDishFigures } from './figures'
import { NumbersPage } from './numbers-page'

let week = expectedWeekNumbers({ id: 1, name: 'Ember Bowl' }, { id: 2, name: 'Ember Roll' })
const soldBowls = {
  menuItemId: 1,
  name: 'Ember Bowl',
  quantity: 17,
  net: '205.75',
  netRefunded: '0.00',
  foodCost: '19.99',
}
const nothing: Numbers = {
  days: [],
  onTimePercent: null,
  dishes: [],
  stations: [],
  feedback: { count: 0, average: null, ratings: [0, 0, 0, 0, 0], latest: [] },
  points: { issued: 0, redeemed: 0 },
  codes: { issued: 0, spent: 0 },
  giftCards: { bought: '0.00', spent: '0.00', returned: '0.00', liability: '0.00' },
  coupons: [],
  drivers: [],
  cost: '0.00',
}

/** Sunday's two bowls were refunded, 25.00 without tax. */
const withRefundedBowls = (known: Numbers): Numbers => ({
  ...known,
  days: known.days.map((day) => (day.net === '25.00' && day.orders === 1 ? { ...day, netRefunded: '25.00' } : day)),
  dishes: known.dishes.map((dish) => (dish.menuItemId === 1 ? { ...dish, netRefunded: '25.00' } : dish)),
})

setupMockServer(
  sessionHandler,
  mockRoute(foodCostRoutes.getFoodCost, () => mockResponse(foodCostRoutes.getFoodCost, [])),
  mockRoute(numbersRoutes.getNumbers, ({ url }) => {
    const isWeek = new URL(url).searchParams.get('from') === expectedWeekDays.from
    return mockResponse(numbersRoutes.getNumbers, isWeek ? week : nothing)
  }),
)

const period = {
  ...expectedWeekDays,
  before: { from: '2026-02-23', to: '2026-03-01' },
  against: 'the 7 days before',
  isRunning: false,
}

/** Returns a tile's figure without the comparison. */
const tile = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent?.replace(/[▲▼=].*/, '')
/** Returns the cell texts of a table by row. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

const showWeek = () =>
  renderPage(
    '/desk/numbers',
    <NumbersPage of="HEHC" period={period} timeZone="America/New_York" onOpen={() => undefined} />,
  )

it('leads from the food cost to the section that explains it, and on to its days and tickets', async () => {
  await showWeek()
  const section = await screen.findByRole('region', { name: 'Food cost' })
  const link = screen.getByText('Food cost by recipes', { selector: 'dt' }).nextElementSibling?.querySelector('a')
  expect(link?.getAttribute('href')).toBe(`#${section.id}`)
  await userEvent.click(await within(section).findByRole('button', { name: /^Show the tickets/ }))
  const days = within(await screen.findByRole('table', { name: 'By day' })).getAllByRole('row')
  expect(days.slice(1).map(({ textContent }) => textContent)).toContain('Thu, Mar 5$2.337%')
})

// The expected values are computed by hand; the comments show how.
it('shows every figure of a known week to the cent', async () => {
  await showWeek()
  await screen.findByRole('table', { name: 'Dishes' })
  await within(screen.getByRole('table', { name: 'Day by day' })).findAllByRole('button')

  const labels = ['Net sales', 'Orders', 'Average order', 'On time', 'Food cost by recipes', 'Margin by recipes']
  const tiles = Object.fromEntries(labels.map((label) => [label, tile(label)]))
  expect(tiles).toEqual({
    'Net sales': '$268.25',
    Orders: '82 canceled',
    // 268.25 / 8 = 33.53125
    'Average order': '$33.53',
    // 6 of 8
    'On time': '75%',
    'Food cost by recipes': '$23.329% of net sales',
    // 268.25 - 23.32
    'Margin by recipes': '$244.9391% of net sales',
  })
  expect(rowsOf('Day by day')).toEqual([
    ['Sun, Mar 8', '$25.00', '1', '$2.33', '$1.66', '100%', '12 min'],
    ['Sat, Mar 7', '$31.25', '2', '$1.66', '$0.00', '50%', '12 min'],
    ['Fri, Mar 6', '$120.00', '1', '$11.66', '$0.00', '100%', '295 min'],
    ['Thu, Mar 5', '$33.25', '1', '$2.33', '$0.00', '100%', '20 min'],
    ['Wed, Mar 4', '$0.00', '0', '$0.00', '$5.00', '–', '–'],
    ['Tue, Mar 3', '$33.75', '1', '$3.50', '$0.00', '100%', '17 min'],
    ['Mon, Mar 2', '$25.00', '2', '$1.84', '$0.00', '50%', '10 min'],
  ])
  expect(rowsOf('Dishes')).toEqual([
    ['Ember Bowlhigh profit', '17', '$185.76', '90%', '$205.75', '$19.99'],
    ['Ember Roll', '10', '$59.17', '95%', '$62.50', '$3.33'],
  ])
  expect(rowsOf('Stations')).toEqual([['Hibachi', '9', '12 min']])
  expect(rowsOf('Orders by type')).toEqual([
    ['Pickup', '5', '63%'],
    ['Delivery', '2', '25%'],
    ['Event', '1', '13%'],
  ])
  expect(rowsOf('Payments, discounts and costs')).toEqual([
    ['Discounts', '$8.75', '3%'],
    ['Waste', '$6.66', '2%'],
  ])
  expect(rowsOf('Points and codes')).toEqual([
    ['Points', '653 Points given', '100 Points redeemed'],
    ['Codes', '3 Codes given', '2 Codes spent'],
  ])
  expect(screen.getByText(/came on top of net sales/).textContent).toBe(
    'Tax $18.79 and delivery fees $5.98 came on top of net sales.',
  )
  const hours = Object.fromEntries(rowsOf('Orders by hour').map(([hour = '', ...counts]) => [hour, counts.join(' ')]))
  // Monday, Tuesday, Thursday to Sunday: on Wednesday nothing was completed.
  expect(hours).toMatchObject({
    '12 pm': '1 0 0 0 0 1',
    '5 pm': '0 1 0 0 0 0',
    '6 pm': '1 0 1 0 0 0',
    '7 pm': '0 0 0 0 1 0',
    '8 pm': '0 0 0 1 0 0',
    '11 pm': '0 0 0 0 1 0',
  })
  const feedback = screen.getByRole('region', { name: 'Feedback' }).textContent
  expect(feedback).toContain('3.50 of 5 stars, 2 guests.')
  expect(feedback).toContain('It came cold.Mar 6, 9:30 PM, ticket 2')
})

it('counts nothing that was refunded as margin, and shows a dish that was refunded in full as a loss', async () => {
  week = withRefundedBowls(week)
  await showWeek()
  await screen.findByRole('table', { name: 'Dishes' })
  // 268.25 - 25.00 - 23.32; of 243.25
  expect(tile('Margin by recipes')).toBe(
    '$219.9390% of net sales less $25.00 refunded or lost in disputes (before tax)',
  )
  expect(tile('Net sales')).toBe('$268.25')
  expect(rowsOf('Dishes')).toEqual([
    // 205.75 - 25.00 - 19.99; of 180.75
    ['Ember Bowlhigh profit', '17', '$160.76', '89%', '$205.75', '$25.00', '$19.99'],
    ['Ember Roll', '10', '$59.17', '95%', '$62.50', '$0.00', '$3.33'],
  ])
  expect(getDishFigures([{ ...soldBowls, netRefunded: soldBowls.net }])).toMatchObject([
    { word: 'loses money', marginCents: -1999, marginPercent: null },
  ])
})
