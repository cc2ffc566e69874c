import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { auditTable } from '#infra/operate/audit/audit'
import type { HoursWithStatus } from '#shared/hours/contract'
import { locations } from '#shared/locations/index'
import type { DailyReport } from '#shared/numbers/contract'
import type { TaxReport } from '#shared/numbers/tax-contract'
import type { Ticket } from '#shared/orders/contract'
import { addDays, toWallClock } from '#shared/platform/time'

const [location] = locations
const [adminEmail = ''] = staffAccounts.accounts.map(({ email }) => email)

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  owner = createTestClient(product.url)
  await owner.post('/api/auth/session', { idToken: openTestUserPool(product.dataDir).tokensOf(adminEmail).IdToken })
}, 60_000)
afterAll(() => product.stop())

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

test('an order after midnight belongs to the day on which its night began', async () => {
  const dish = await owner.dish('California Roll')
  const order = async () => (await createTestClient(product.url).order({ lines: [{ dish, quantity: 1 }] })).body
  const { today, yesterday } = await openNight()
  const [first, second] = [await order(), await order()]
  expect(second.ticketNumber).toBe(first.ticketNumber + 1)
  const completed = await owner.put(`/api/kitchen/orders/${first.id}/status`, { status: 'completed', tender: 'cash' })
  expect(completed.status).toBe(200)
  await owner.put(`/api/kitchen/orders/${second.id}/status`, { status: 'cancelled' })
  await product.deliverStream()

  const board = (await owner.get<Ticket[]>('/api/kitchen/orders/HENPR')).body
  expect(board.map(({ id, status }) => [id, status])).toContainEqual([first.id, 'completed'])
  const closing = async (date: string) => (await owner.get<DailyReport>(`/api/numbers/HENPR/${date}/report`)).body
  expect(await closing(yesterday)).toMatchObject({ orders: 1, cancelled: 1, tax: first.tax })
  expect(await closing(today)).toMatchObject({ orders: 0, cancelled: 0 })
  const taxes = async (date: string) =>
    (await owner.get<TaxReport>(`/api/numbers/HENPR/tax?from=${date}&to=${date}`)).body.tax
  expect([await taxes(yesterday), await taxes(today)]).toEqual([first.tax, '0.00'])
  expect((await auditTable({ readings: 2, pauseMs: 300 })).differences).toEqual([])
})
