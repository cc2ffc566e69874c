import { dailySpecialRoutes } from '#shared/specials/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { specialsEditingRoutes } from '#shared/specials/editing-contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import {
  numbersRoutes,
  type CountedOrderDetails,
  type DailyNumbers,
  type Numbers,
  type WasteEntry,
} from '#shared/numbers/contract'
import { sampleHistoryRoutes } from '#shared/numbers/sample-contract'
import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { addDays, countDaysInclusive, listDates, toWallClock } from '#shared/platform/time'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { currentLocation } from '#base/location/location'
import { createTestDeskDish } from '../testing/desk-dish'
import { NumbersSection } from './numbers-section'

const buildDay = (date: string, more: Partial<DailyNumbers> = {}): DailyNumbers => ({
  date,
  orders: 2,
  cancelled: 0,
  gross: '60.00',
  discount: '4.00',
  tax: '3.92',
  fees: '0.00',
  serviceCharges: '0.00',
  payments: {
    ...{ online: '0.00', giftCards: '0.00', atCounter: '0.00', tips: '0.00', cash: '0.00', card: '0.00' },
    ...{ notCollected: '0.00', refunds: '0.00', cashRefunds: '0.00', terminalRefunds: '0.00', disputesLost: '0.00' },
    giftCardRefunds: '0.00',
    depositsReceived: { cash: '0.00', card: '0.00', other: '0.00' },
    depositsReturned: { cash: '0.00', card: '0.00', other: '0.00' },
  },
  net: '56.00',
  netRefunded,
  byHour: Array.from({ length: 24 }, (_, hour) => (hour === 18 ? 2 : 0)),
  byType: { pickup: 2, delivery: 0, event: 0 },
  foodCost: '14.00',
  waste: '0.00',
  medianMinutes: { confirm: 1, cook: 9.5, total: 14 },
  onTimePercent: 100,
  ...more,
})

const netRefunded = '0.00'
const chickenDish = { menuItemId: 1, name: 'Hibachi Chicken' }
const requests: string[] = []
let removals = 0
let dayFigures: Partial<DailyNumbers> = {}

const chicken = { id: 1, name: 'Chicken', category: 'proteins', unit: 'lbs', costPerUnit: '3.25', version: 1 } as const
const put: unknown[] = []
const tomorrow = () => addDays(toWallClock(currentLocation, new Date()).date, 1)

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
        minimumStock: '1.00',
        parStock: null,
        isCounted: true,
        planned: [],
        updatedAt: '',
      },
    ]),
  ),
  mockRoute(inventoryRoutes.listExpiringLots, () =>
    mockResponse(inventoryRoutes.listExpiringLots, [{ item: chicken, expirationDate: tomorrow(), quantity: '6.00' }]),
  ),
  mockRoute(inventoryRoutes.getStockUsage, () => mockResponse(inventoryRoutes.getStockUsage, [])),
  mockRoute(capacityRoutes.getStations, () => mockResponse(capacityRoutes.getStations, { stations: [], version: 1 })),
  mockRoute(capacityRoutes.proposeStations, () =>
    mockResponse(capacityRoutes.proposeStations, { stations: [], days: 14 }),
  ),
  mockRoute(dailySpecialRoutes.listDailySpecials, () => mockResponse(dailySpecialRoutes.listDailySpecials, [])),
  mockRoute(specialsEditingRoutes.getSpecialsWeek, () =>
    mockResponse(specialsEditingRoutes.getSpecialsWeek, { specials: [], version: 4 }),
  ),
  mockRoute(specialsEditingRoutes.updateSpecialsWeek, async (request) => {
    put.push(await request.json())
    return mockResponse(specialsEditingRoutes.updateSpecialsWeek, { specials: [], version: 5 })
  }),
  mockRoute(sampleHistoryRoutes.deleteSampleHistory, () => {
    removals += 1
    return mockResponse(sampleHistoryRoutes.deleteSampleHistory, { removed: 20, left: removals === 1 ? 8 : 0 })
  }),
  mockRoute(numbersRoutes.getFigureByDay, ({ url }) => {
    const date = new URL(url).searchParams.get('from') ?? ''
    return mockResponse(numbersRoutes.getFigureByDay, { days: [{ date, count: 3, net: '44.85' }] })
  }),
  mockRoute(numbersRoutes.listFigureOrders, ({ url }) =>
    new URL(url).searchParams.get('of') === 'waste'
      ? mockResponse(numbersRoutes.listFigureOrders, { orders: [], thrownAway: [anOldFish] })
      : mockResponse(numbersRoutes.listFigureOrders, { orders: [anOrder], thrownAway: [] }),
  ),
  mockRoute(numbersRoutes.getNumbers, ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
    requests.push(`${pathname.split('/').at(-1)} ${countDaysInclusive(from, to)}`)
    const body: Numbers = {
      days: listDates(from, to).map((date) => buildDay(date, dayFigures)),
      onTimePercent: 100,
      dishes: [
        { ...chickenDish, quantity: 3, net: '44.85', netRefunded, foodCost: '8.00' },
        { menuItemId: 2, name: 'Ocean Platter', quantity: 3, net: '20.00', netRefunded, foodCost: '18.00' },
      ],
      stations: [{ station: 'sushi', lines: 4, medianMinutes: 9.5 }],
      feedback: { count: 0, average: null, ratings: [0, 0, 0, 0, 0], latest: [] },
      points: { issued: 0, redeemed: 0 },
      codes: { issued: 0, spent: 0 },
      giftCards: { bought: '0.00', spent: '0.00', returned: '0.00', liability: '0.00' },
      coupons: [{ code: 'SUMMER', orders: 2, discount: '7.00', net: '41.20' }],
      drivers: [],
      cost: '0.00',
    }
    return mockResponse(numbersRoutes.getNumbers, body)
  }),
)
const anOrder: CountedOrderDetails = {
  id: 'K7M2',
  location: 'HENPR',
  ticketNumber: 12,
  status: 'completed',
  orderType: 'pickup',
  at: '2026-03-14T22:05:00.000Z',
  gross: '35.00',
  discount: '0.00',
  net: '35.00',
  netRefunded,
  minutes: 17,
  promisedAt: '2026-03-14T22:00:00.000Z',
  isOnTime: false,
  points: 35,
  said: [],
  lines: [
    { ...chickenDish, station: 'hibachi', quantity: 2, net: '30.00', netRefunded, foodCost: '5.20', minutes: 9 },
    {
      menuItemId: 9,
      name: 'Ramune',
      station: 'drinks',
      quantity: 1,
      net: '5.00',
      netRefunded,
      foodCost: '1.00',
      minutes: 1,
    },
  ],
  isSample: false,
}

const anOldFish: WasteEntry = {
  at: '2026-03-14T22:05:00.000Z',
  location: 'HENPR',
  item: 'Salmon',
  unit: 'lbs',
  quantity: '1.50',
  amount: '24.75',
  reason: 'expired',
  by: 'kenji',
}

beforeEach(() => {
  requests.length = 0
  dayFigures = {}
})

const open = () => renderPage('/desk/numbers', <NumbersSection />)
const tile = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent
/** Opens the week, and waits until its figures replace those of the day. */
async function openWeek() {
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Week' }))
  await waitFor(async () => expect(await tile('Net sales')).toContain('$392.00'))
}

describe('the numbers page', () => {
  it("shows today's figures and opens their breakdown", async () => {
    await open()
    expect(await tile('Net sales')).toContain('$56.00')
    expect(await tile('Average order')).toContain('$28.00')
    expect(await tile('Margin by recipes')).toContain('75% of net sales')
    const dishes = within(await screen.findByRole('table', { name: 'Dishes' }))
    expect(dishes.getByRole('rowheader', { name: 'Hibachi Chicken high profit' })).toBeTruthy()
    expect(dishes.getByRole('rowheader', { name: 'Ocean Platter low margin' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Daily report as CSV' }).getAttribute('href')).toMatch(
      /^\/api\/numbers\/HENPR\/[\d-]{10}\/report\?format=csv$/,
    )
  })

  it('shows a week and opens a day of it, with what was refunded and is in net sales still', async () => {
    dayFigures = { payments: { ...buildDay('').payments, refunds: '15.00', cashRefunds: '4.80' } }
    await openWeek()
    expect(requests).toContain('HENPR 7')
    await userEvent.click(screen.getAllByText('Show the figures')[0] ?? document.body)
    // The table renders after the first paint.
    const days = await within(screen.getByRole('table', { name: 'Day by day' })).findAllByRole('button')
    expect(days).toHaveLength(7)
    await userEvent.click(days[3] ?? document.body)
    expect(await tile('Net sales')).toMatch(/^\$56\.00\$19\.80 refunded, not subtracted here/)
  })

  it('says what a coupon took off and brought, and opens its orders', async () => {
    await open()
    const coupons = within(await screen.findByRole('table', { name: 'Coupons' }))
    expect(coupons.getByRole('row', { name: /^SUMMER/ }).textContent).toContain('2$7.00$41.20')
    await userEvent.click(coupons.getByRole('button', { name: 'SUMMER' }))
    expect(await screen.findByRole('link', { name: 'Ticket 12' })).toBeTruthy()
  })

  it("breaks a dish's week down by day, then by order, with only its own lines", async () => {
    await openWeek()
    await userEvent.click(await screen.findByRole('button', { name: 'Hibachi Chicken' }))
    const days = within(await screen.findByRole('table', { name: 'By day' }))
    await userEvent.click(days.getByRole('button'))
    const ticket = await screen.findByRole('link', { name: 'Ticket 12' })
    expect(ticket.getAttribute('href')).toBe('/orders/K7M2/tracking')
    const orderText = ticket.closest('li')?.textContent
    expect(orderText).toContain('2 × Hibachi Chicken, 9 min$30.00, food $5.20')
    expect(orderText).not.toContain('Ramune')
  })

  it.each([
    ['Waste', '1.50 lbs Salmon$24.75', 'expired, kenji'],
    ['Discounts', 'Ticket 12$0.00', 'pickup'],
    ['Points given', 'Ticket 1235 points', 'pickup'],
  ])('breaks %s of a day down to the orders', async (name, text, how) => {
    await open()
    await screen.findByRole('table', { name: 'Points and codes' })
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`${name}$`) }))
    const first = await within(await screen.findByRole('dialog')).findByRole('listitem')
    expect(first.textContent).toContain(text)
    expect(first.textContent).toContain(how)
  })

  it('lists late orders first in the on-time figure', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '100%' }))
    const first = await within(await screen.findByRole('dialog')).findByRole('listitem')
    expect(first.textContent).toContain('Late')
    expect(first.textContent).toContain('late: promised for 6:00 PM')
  })

  it('compares the locations and opens the figures of each', async () => {
    await open()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Locations' }), 'All locations')
    const locationsTable = within(await screen.findByRole('table', { name: 'Compare locations' }))
    expect(locationsTable.getAllByRole('row')).toHaveLength(4)
    expect(requests).toContain('all 1')
    await userEvent.click(await locationsTable.findByRole('button', { name: '$0.00 Waste, Nokomis' }))
    expect(await screen.findByRole('heading', { name: /^Waste, Nokomis/ })).toBeTruthy()
  })

  it('explains what will appear here while there are no figures', async () => {
    dayFigures = { orders: 0 }
    await open()
    expect(await screen.findByRole('heading', { name: 'No order was completed in these days.' })).toBeTruthy()
  })

  it('removes the sample history after a confirmation, in several requests', async () => {
    dayFigures = { isSample: true }
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the sample history' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/Real orders stay as they are/)).toBeTruthy()
    expect(removals).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(removals).toBe(2))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Removing ...' })).toBeNull())
  })

  it('creates a special from a suggestion in one tap and shows its margin', async () => {
    await open()
    const act = await screen.findByRole('button', { name: 'Make Hibachi Chicken a special today' })
    expect(act.closest('li')?.textContent).toContain('at $16.11, 15% off, margin 90%')
    expect(act.closest('li')?.textContent).toMatch(/6 lbs of Chicken expire .*: enough for 12 portions/)
    await userEvent.click(act)
    await waitFor(() =>
      expect(put).toEqual([
        {
          version: 4,
          specials: [
            expect.objectContaining({ menuItemId: 2103, maxDailyOrders: 12, discountPercent: 15, sellsItemId: 1 }),
          ],
        },
      ]),
    )
  })
})
