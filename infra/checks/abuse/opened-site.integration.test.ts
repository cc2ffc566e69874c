import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { scanTable } from '#infra/operate/audit/audit'
import { listFeedback } from '#functions/feedback/repository'
import { listPlannedStock } from '#functions/inventory/planned-stock'
import { listTickets } from '#functions/kitchen/board-repository'
import { channels, listSubscribers, addSubscription } from '#functions/live/connection-repository'
import { getRewardsProgram } from '#functions/loyalty/program/repository'
import { getMenuToday } from '#functions/menu/menu-cache'
import { getDayFigures, getDishNames } from '#functions/numbers/day-repository'
import { allocateTicketNumber } from '#functions/orders/ticket-repository'
import { getTotalPortions } from '#functions/recommendations/repository'
import { countUnrecognizedWords } from '#functions/voice/unrecognized-words'
import { getLocation } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { listAvailableDays } from '#shared/orders/scheduling'
import type { RewardsProgram } from '#shared/loyalty/program-contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(async () => {
  overrideModes()
  await product.stop()
})

const coupon = {
  ...{ code: 'STAFFMEAL', percent: 100, amount: null, minimum: null, from: null, until: null },
  ...{ orderTypes: ['pickup'], perGuest: null, limit: null, isActive: true },
}

const anybody = () => createTestClient(product.url)
const poll = async (token: string) => (await anybody().post(`/api/print/HENPR/${token}`, {})).status
const location = getLocation('HENPR')

/** What stays for the live location, as its owner prepared it (docs/locations.md). */
const prepared = ['MENU', 'MENUCHANGES', 'STOCK', 'MOVEMENTS', 'CHANGES']

/** Lists the keys that name the location and would be those of its live site. */
const listLiveKeys = async () =>
  (await scanTable())
    .flatMap(({ pk, gsi1pk }) => [pk, gsi1pk])
    .filter((key) => typeof key === 'string' && key.split('#').includes('HENPR'))
    .map((key) => String(key).split('#')[0] ?? '')

/** How much a live location knows of what happened there. */
async function countKnown() {
  const now = new Date()
  const { state, menu, timesOrdered } = await getMenuToday('HENPR', now, () => true)
  return {
    figures: (await getDayFigures('HENPR', '2026-01-01', '2027-12-31')).size,
    soldDishes: (await getDishNames(['HENPR'])).size,
    reviews: (await listFeedback('HENPR', { sort: 'newest', limit: 10 })).given.length,
    plannedIngredients: (await listPlannedStock('HENPR', now)).size,
    ordersOfSpecials: menu.specials.reduce((sum, special) => sum + timesOrdered(special), 0),
    mostOrdered: state.mostOrdered.length,
    popularCategories: (await getTotalPortions(location)).size,
  }
}

const listBoard = async () => (await listTickets('HENPR', 'whole', new Date())).orders.map(({ id }) => id)

it('what anyone left as staff of a test site does not work once its location is live', async () => {
  const known = new Set([...(await listLiveKeys()), ...prepared])
  const stranger = await signInManager(product.url)
  const printer = { name: 'Kitchen 2', stations: null, copies: 1, kind: 'tickets' }
  const { token } = (await stranger.post<{ token: string }>('/api/desk/printers/HENPR', printer)).body
  expect((await stranger.post('/api/desk/coupons/HENPR', coupon)).status).toBe(201)
  const { body: program } = await stranger.get<RewardsProgram>('/api/desk/rewards')
  const generous = { ...program, pointsPerDollar: 100, firstOrderPercent: 50 }
  expect((await stranger.put('/api/desk/rewards', generous)).status).toBe(200)
  const { body: open } = await stranger.order()
  const { body: completed } = await stranger.order()
  await stranger.move(completed.id, 'completed')
  const capacity = '/api/desk/capacity/HENPR'
  const { body: limits } = await stranger.get<object>(capacity)
  expect((await stranger.put(capacity, { ...limits, pickup: 1, kitchenTime: true })).status).toBe(200)
  const { menu, clock } = await getMenuToday('HENPR', new Date(), () => false)
  const today = menu.specials.filter(({ dayOfWeek }) => dayOfWeek === clock.weekday)
  const special = menu.dishes.find(({ id }) => today.some(({ menuItemId }) => menuItemId === id))
  const lines = [{ dish: await stranger.dish(special?.name ?? ''), quantity: 1 }]
  expect((await stranger.order({ lines })).status).toBe(201)
  const [, tomorrow] = listAvailableDays(location, 'pickup', new Date())
  const scheduledFor = tomorrow?.times.at(0)?.at
  expect((await stranger.order({ more: { scheduledFor } })).status).toBe(201)
  const review = { orderId: completed.id, rating: 4, comment: 'See evil.example', trigger: 'checkin' }
  expect((await stranger.post('/api/feedback', review)).status).toBe(200)
  expect((await stranger.post('/api/desk/drivers/HENPR', { name: 'Call evil.example' })).status).toBe(201)
  await countUnrecognizedWords('HENPR', { words: 'visit evil.example', understood: '' }, new Date())
  await addSubscription('socket', channels.board('HENPR'), new Date(), { reader: 'staff' })
  await product.deliverStream()
  expect(await poll(token)).toBe(200)
  expect((await anybody().get('/api/codes/STAFFMEAL')).status).toBe(200)
  expect(await listBoard()).toEqual(expect.arrayContaining([open.id, completed.id]))
  const kinds = new Set(await listLiveKeys())
  expect([...kinds].filter((kind) => !known.has(kind))).toEqual([])
  const planted = await countKnown()
  expect(Object.entries(planted).filter(([, count]) => count === 0)).toEqual([])

  overrideModes('live')
  expect(Object.entries(await countKnown()).filter(([, count]) => count > 0)).toEqual([])
  await expect(allocateTicketNumber({ location: 'HENPR' }, '2027-01-14', new Date())).resolves.toBe(1)
  expect(await poll(token)).toBe(404)
  expect((await anybody().get('/api/codes/STAFFMEAL')).status).toBe(404)
  const { pointsPerDollar, firstOrderPercent } = await getRewardsProgram()
  expect({ pointsPerDollar, firstOrderPercent }).toEqual({ pointsPerDollar: 1, firstOrderPercent: 10 })
  expect(await listBoard()).toEqual([])
  expect(await listSubscribers(channels.board('HENPR'))).toEqual([])
  const feedback = { orderId: completed.id, rating: 5, comment: '', trigger: 'checkin' }
  expect((await stranger.post('/api/feedback', feedback)).status).toBe(404)
  expect((await stranger.get(`/api/orders/${completed.id}`)).status).toBe(404)
  expect((await anybody().order({ more: { scheduledFor } })).status).toBe(201)
})
