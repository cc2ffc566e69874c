import { activityRoutes, type ActivityEntry } from '#shared/platform/contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuEditingRoutes, type EditableDish } from '#shared/menu/editing-contract'
import { numbersRoutes } from '#shared/numbers/contract'
import { hoursRoutes } from '#shared/hours/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { locations } from '#shared/locations/index'
import { toOpeningHours } from '#shared/hours/opening-hours'
import { addDays, toWallClock } from '#shared/platform/time'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { buildTicket } from '#testing/fixtures'
import { dailySpecialRoutes } from '#shared/specials/contract'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from '../testing/desk-dish'

/** The boards leave out open orders of earlier days, so these are placed now. */
const placedAt = new Date().toISOString()

const [location] = locations
const today = toWallClock(location, new Date()).date
const yesterday = addDays(today, -1)
const shrimp = { id: 3, name: 'Shrimp', category: 'proteins', unit: 'lbs', costPerUnit: '8.75', version: 1 } as const
const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }

const full = {
  dishes: [
    createTestDeskDish({ isAvailable: false, availabilityReason: 'Delivery did not come' }),
    createTestDeskDish({ id: 7, code: 'H7', name: 'Old dish', isArchived: true, isAvailable: false }),
  ],
  alerts: [
    {
      id: 'a1',
      item: shrimp,
      currentStock: '4.50',
      minimumStock: '1200.00',
      createdAt: '2026-05-01T16:00:00.000Z',
      acknowledgedAt: null,
      orders: [],
    },
  ],
  lots: [{ item: shrimp, expirationDate: today, quantity: '4.50' }],
  changes: [
    {
      id: 'HENPR-1',
      at: '2026-05-01T16:00:00.000Z',
      by: 'Omar Adams',
      kind: 'dish' as const,
      subjectId: '2103',
      title: 'Hibachi Chicken: price $18.95',
      before: null,
      after: null,
    },
  ],
  orders: [
    buildTicket({ createdAt: placedAt, id: 'A' }),
    buildTicket({ createdAt: placedAt, id: 'B', status: 'confirmed', kitchenStatus: 'confirmed' }),
    buildTicket({ createdAt: placedAt, id: 'C', status: 'preparing', kitchenStatus: 'prep' }),
    buildTicket({ createdAt: placedAt, id: 'D', status: 'cooking', kitchenStatus: 'cooking' }),
    buildTicket({ createdAt: placedAt, id: 'E', status: 'plating', kitchenStatus: 'plating' }),
    buildTicket({ createdAt: placedAt, id: 'F', status: 'ready', kitchenStatus: 'ready' }),
    buildTicket({ createdAt: placedAt, id: 'G', status: 'completed', kitchenStatus: 'completed' }),
  ],
}
const salesToday = {
  date: today,
  orders: 12,
  cancelled: 0,
  gross: '400.00',
  discount: '0.00',
  tax: '28.00',
  fees: '0.00',
  serviceCharges: '0.00',
  net: '412.50',
  payments: {
    online: '300.00',
    giftCards: '0.00',
    atCounter: '140.50',
    tips: '0.00',
    cash: '0.00',
    card: '0.00',
    notCollected: '0.00',
    refunds: '15.00',
    cashRefunds: '4.80',
    terminalRefunds: '0.00',
    disputesLost: '0.00',
    giftCardRefunds: '0.00',
    depositsReceived: { cash: '0.00', card: '0.00', other: '0.00' },
    depositsReturned: { cash: '0.00', card: '0.00', other: '0.00' },
  },
  byHour: [],
  byType: { pickup: 12, delivery: 0, event: 0 },
  netRefunded: '0.00',
  foodCost: '90.00',
  waste: '0.00',
  medianMinutes: { confirm: 1, cook: 9.5, total: 14 },
  onTimePercent: 100,
}
/** An entry of an ingredient's cost that rose, some days ago. */
const rise = (name: string, daysAgo: number): ActivityEntry => ({
  ...{ id: name, by: 'Omar Adams', kind: 'item', subjectId: name, title: name },
  at: `${addDays(today, -daysAgo)}T12:00:00.000Z`,
  before: { name, unit: 'lbs', costPerUnit: '1.00' },
  after: { name, unit: 'lbs', costPerUnit: '1.20' },
})
const empty: typeof full = { dishes: [], alerts: [], lots: [], changes: [], orders: [] }
const state: { stored: typeof full; isDown: boolean; sent: unknown[] } = { stored: full, isDown: false, sent: [] }

setupMockServer(
  sessionHandler,
  mockRoute(dailySpecialRoutes.listDailySpecials, () => mockResponse(dailySpecialRoutes.listDailySpecials, [])),
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, { categories: [], version: 1, dishes: state.stored.dishes }),
  ),
  mockRoute(inventoryRoutes.listAlerts, () =>
    state.isDown ? problemResponse() : mockResponse(inventoryRoutes.listAlerts, state.stored.alerts),
  ),
  mockRoute(inventoryRoutes.listStock, () =>
    mockResponse(inventoryRoutes.listStock, [
      {
        ...{ id: 3, item: shrimp, currentStock: '0.25', minimumStock: '0.00', parStock: null },
        ...{ isCounted: true, planned: [], updatedAt: '' },
      },
    ]),
  ),
  mockRoute(inventoryRoutes.listExpiringLots, () => mockResponse(inventoryRoutes.listExpiringLots, state.stored.lots)),
  mockRoute(activityRoutes.listChanges, ({ url }) => {
    const isOfItems = new URL(url).searchParams.get('kind') === 'item'
    const rises = [rise('Shrimp', 1), rise('Salmon', 9)]
    return mockResponse(activityRoutes.listChanges, isOfItems ? rises : state.stored.changes)
  }),
  mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, state.stored.orders)),
  mockRoute(numbersRoutes.getNumbers, ({ url }) => {
    const { searchParams } = new URL(url)
    expect([searchParams.get('from'), searchParams.get('to')]).toEqual([yesterday, today])
    return mockResponse(numbersRoutes.getNumbers, {
      days: [{ ...salesToday, date: yesterday, net: '1250.00' }, salesToday],
      dishes: [],
      stations: [],
      feedback: { count: 0, average: null, ratings: [], latest: [] },
      points: { issued: 0, redeemed: 0 },
      codes: { issued: 0, spent: 0 },
      giftCards: { bought: '0.00', spent: '0.00', returned: '0.00', liability: '0.00' },
      coupons: [],
      drivers: [],
      onTimePercent: 100,
      cost: '0.00',
    })
  }),
  mockRoute(numbersRoutes.listFigureOrders, () =>
    mockResponse(numbersRoutes.listFigureOrders, { orders: [], thrownAway: [] }),
  ),
  mockRoute(intakeRoutes.getIntake, () =>
    mockResponse(intakeRoutes.getIntake, {
      state: 'open',
      until: null,
      reason: null,
      extraMinutes: 0,
      delivery: 'open',
      deliveryUntil: null,
      quotes,
    }),
  ),
  mockRoute(hoursRoutes.getHours, () =>
    mockResponse(hoursRoutes.getHours, {
      ...toOpeningHours(location.hours),
      exceptions: [],
      open: true,
      until: null,
      next: null,
      version: 1,
    }),
  ),
  mockRoute(availabilityRoutes.updateAvailability, async (request) => {
    state.sent.push(await request.json())
    const [{ id, name } = createTestDeskDish()] = state.stored.dishes
    const isBack = (dish: EditableDish) => ({ ...dish, isAvailable: true, availabilityReason: null })
    state.stored = { ...state.stored, dishes: state.stored.dishes.map(isBack) }
    return mockResponse(availabilityRoutes.updateAvailability, {
      id,
      menuItem: { id, name },
      isAvailable: true,
      reason: null,
      portionsLeft: null,
      openOrders: [],
    })
  }),
)

async function renderToday(stored: typeof full, isDown = false) {
  Object.assign(state, { stored, isDown, sent: [] })
  await renderPage('/desk', <DeskPage />)
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

describe("the desk's Today section", () => {
  it('lists unavailable dishes, low and expiring stock, waiting orders and recent changes', async () => {
    await renderToday(full)
    expect(await (await part('86 now')).findByText('Delivery did not come')).toBeTruthy()
    expect(screen.queryByText('Old dish')).toBeNull()
    expect(await (await part('Running low')).findByText('4.5 lbs of 1,200 lbs')).toBeTruthy()
    expect(await (await part('Expiring soon')).findByText('today')).toBeTruthy()
    expect(
      (await (await part('Recent activity')).findByRole('link', { name: /price \$18\.95/ })).getAttribute('href'),
    ).toBe('/desk/menu/H3')
    const sales = await screen.findByRole('link', {
      name: /^\$412\.50\s*12 completed orders\s*\$19\.80 refunded, not subtracted here\s*\$37\.50 more on the boards$/,
    })
    expect(sales.getAttribute('href')).toBe('/desk/numbers')
    const before = screen.getByRole('link', { name: 'Yesterday $1,250.00' })
    expect(before.getAttribute('href')).toBe('/desk/numbers?days=yesterday')
    const lastWeek = await screen.findByRole('link', { name: /^Last \w{3} to \d+:\d\d [AP]M \$0\.00$/ })
    expect(lastWeek.getAttribute('href')).toBe(`/desk/numbers?days=${addDays(today, -7)}`)
    expect(await screen.findByText('Shrimp rose 20%: $1.00 to $1.20 per lb')).toBeTruthy()
    expect(screen.queryByText(/Salmon rose/)).toBeNull()
    // An order counts once at any stage, and no longer once it is handed over.
    const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent
    await waitFor(() => expect(['Waiting', 'Cooking', 'Ready'].map(figure)).toEqual(['2not started', '3', '1']))
    expect((await screen.findByRole('link', { name: /^2\s*not started$/ })).getAttribute('href')).toBe('/kitchen')
  })

  it('names the ingredient that ran out', async () => {
    const recipe = [{ itemId: shrimp.id, quantity: '0.5000' }]
    const out = createTestDeskDish({ isAvailable: false, availabilityReason: 'Out of stock', recipe })
    await renderToday({ ...full, dishes: [out] })
    expect(await (await part('86 now')).findByText('Out of Shrimp')).toBeTruthy()
  })

  it('makes a dish available again in one tap', async () => {
    await renderToday(full)
    await userEvent.click(await screen.findByRole('button', { name: 'Restock Hibachi Chicken' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Hibachi Chicken' })).toBeNull())
    expect(state.sent).toEqual([{ isAvailable: true, reason: 'Back in stock' }])
    expect(await screen.findByText('Everything is available.')).toBeTruthy()
  })

  it('shows empty sections, and offers a retry for a section that failed to load', async () => {
    await renderToday(empty, true)
    for (const words of ['Everything is available.', 'Nothing expires within a week.', 'Nothing has been changed yet.'])
      expect(await screen.findByText(words)).toBeTruthy()
    const low = await part('Running low')
    expect(await low.findByText('This could not be loaded.')).toBeTruthy()
    state.isDown = false
    await userEvent.click(low.getByRole('button'))
    expect(await low.findByText('Nothing is low.')).toBeTruthy()
  })
})
