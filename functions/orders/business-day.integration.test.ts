import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { handler as mailClosings } from '#events/schedules/mail-daily-reports'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { setClock } from '#infra/testkit/fake-clock'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { auditTable } from '#infra/operate/audit/audit'
import type { HoursWithStatus } from '#shared/hours/contract'
import { locations } from '#shared/locations/index'
import type { IngredientCost } from '#shared/numbers/food-cost-contract'
import type { DailyReport } from '#shared/numbers/contract'
import type { TaxReport } from '#shared/numbers/tax-contract'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import type { OrderLookupResult } from '#shared/orders/order-references'
import type { Ticket } from '#shared/orders/contract'
import { addDays, fromWallClock, toWallClock } from '#shared/platform/time'

const [location] = locations
const [adminEmail = ''] = staffAccounts.accounts.map(({ email }) => email)

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  owner = createTestClient(product.url)
  await owner.post('/api/auth/session', { idToken: openTestUserPool(product.dataDir).tokensOf(adminEmail).IdToken })
})
afterAll(() => {
  jest.useRealTimers()
  return product.stop()
})

const two = (value: number) => String(value).padStart(2, '0')

/** Opens the location yesterday for 24 hours that end after now, so that its night goes on. */
async function openNight() {
  const { date: today, minutes } = toWallClock(location, new Date())
  const yesterday = addDays(today, -1)
  const begin = Math.min(minutes + 60, 23 * 60 + 59)
  const opens = `${two(Math.floor(begin / 60))}:${two(begin % 60)}`
  const { weekly, version } = (await owner.get<HoursWithStatus>('/api/hours/HENPR')).body
  const exceptions = [
    { date: yesterday, spans: [{ opens, closes: opens }] },
    { date: today, spans: [] },
  ]
  expect(await owner.put('/api/desk/hours/HENPR', { weekly, exceptions, version })).toMatchObject({ status: 200 })
  return { today, yesterday }
}

/** Whether the closing of a date is mailed by the run at a time. */
async function isMailedAt(time: string, date: string): Promise<boolean> {
  await mailClosings({ time })
  return existsSync(join(product.dataDir, 'outbox', `closing-HENPR-${date}.eml`))
}

test('an order after midnight belongs to the day on which its night began', async () => {
  const dish = await owner.dish('California Roll')
  const order = async () => (await createTestClient(product.url).order({ lines: [{ dish, quantity: 1 }] })).body
  const { today, yesterday } = await openNight()
  const [first, second] = [await order(), await order()]
  const search = async (from: string, to: string) =>
    (await owner.get<FoundOrder[]>(`/api/kitchen/orders/HENPR/search?${new URLSearchParams({ from, to })}`)).body
  expect((await search(yesterday, yesterday)).map(({ id }) => id)).toEqual(
    expect.arrayContaining([first.id, second.id]),
  )
  expect(await search(today, today)).toEqual([])
  expect(second.ticketNumber).toBe(first.ticketNumber + 1)
  const completed = await owner.put(`/api/kitchen/orders/${first.id}/status`, { status: 'completed', tender: 'cash' })
  expect(completed.status).toBe(200)
  await owner.put(`/api/kitchen/orders/${second.id}/status`, { status: 'cancelled' })
  await product.deliverStream()

  // At 4 AM the night of yesterday is not over, and its closing has to wait for the next run.
  expect(await isMailedAt(`${today}T09:00:00Z`, yesterday)).toBe(false)
  expect(await isMailedAt(`${addDays(today, 1)}T09:00:00Z`, yesterday)).toBe(true)

  const board = (await owner.get<Ticket[]>('/api/kitchen/orders/HENPR')).body
  expect(board.map(({ id, status }) => [id, status])).toContainEqual([first.id, 'completed'])
  const closing = async (date: string) => (await owner.get<DailyReport>(`/api/numbers/HENPR/${date}/report`)).body
  expect(await closing(yesterday)).toMatchObject({ orders: 1, cancelled: 1, tax: first.tax })
  expect(await closing(today)).toMatchObject({ orders: 0, cancelled: 0 })
  const taxes = async (date: string) =>
    (await owner.get<TaxReport>(`/api/numbers/HENPR/tax?from=${date}&to=${date}`)).body.tax
  expect([await taxes(yesterday), await taxes(today)]).toEqual([first.tax, '0.00'])
  const used = async (date: string) =>
    (await owner.get<IngredientCost[]>(`/api/numbers/HENPR/food-cost?from=${date}&to=${date}`)).body.filter(
      ({ theoretical }) => Number(theoretical) > 0,
    )
  expect(await used(today)).toEqual([])
  expect(await used(yesterday)).not.toEqual([])
  expect((await auditTable({ readings: 2, pauseMs: 300 })).differences).toEqual([])
})

test('a guest finds an order of the night for 24 hours, also after the next midnight', async () => {
  const dish = await owner.dish('California Roll')
  const { today } = await openNight()
  const contact = { name: 'Nina Night', email: 'nina.night@example.com', phone: '(863) 555-0144' }
  const { body: order } = await createTestClient(product.url).order({
    lines: [{ dish, quantity: 1 }],
    customerInfo: contact,
  })
  const done = await owner.put(`/api/kitchen/orders/${order.id}/status`, { status: 'completed', tender: 'cash' })
  expect(done.status).toBe(200)
  const nextNight = fromWallClock(location, addDays(today, 1), 30)
  setClock(nextNight)
  const found = await createTestClient(product.url).post<OrderLookupResult[]>('/api/orders/find', {
    contact: contact.phone,
    ticketNumber: order.ticketNumber,
  })
  expect(found).toMatchObject({ status: 200, body: [{ id: order.id }] })
})
