import { randomUUID } from 'node:crypto'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { addDays, toWallClock } from '#shared/platform/time'
import { locations } from '#shared/locations/index'
import type { ActivityEntry } from '#shared/platform/contract'
import type { DailyReport } from '#shared/numbers/contract'
import type { Coupon } from '#shared/payments/coupon-contract'
import type { CodeDiscount } from '#shared/payments/discount-codes'
import type { Order } from '#shared/orders/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>

const path = '/api/desk/coupons/HENPR'
type Answer = Coupon & { readonly code: string; readonly errors: readonly { readonly path: string }[] }
const add = (coupon: object) => owner.post<Answer>(path, coupon)
const put = (code: string, terms: object) => owner.put<Answer>(`${path}/${code}`, terms)
const read = async (wanted: string) => (await owner.get<Coupon[]>(path)).body.find(({ code }) => code === wanted)

/** A guest with a mailbox of their own, who orders California Rolls at 6.25. */
function guest(client = createTestClient(product.url)) {
  const email = `${randomUUID()}@example.com`
  const order = async (discountCode: string, discount: CodeDiscount, quantity = 4, more: object = {}) =>
    client.order({
      lines: [{ dish: await client.dish('California Roll'), quantity }],
      customerInfo: { email, phone: '' },
      code: { discountCode, discount },
      ...more,
    })
  return { client, email, order }
}
const tenPercent = { percent: 10 }

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())
afterEach(async () => {
  await product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('a coupon is used like any code, in any case, and says what it took off and brought', async () => {
  expect(await add({ code: 'summer-27', percent: 10 })).toMatchObject({
    status: 201,
    body: { code: 'SUMMER-27', percent: 10, amount: null, isActive: true, used: 0, discounted: '0.00', version: 1 },
  })
  expect((await add({ code: 'SUMMER-27', amount: '5' })).body).toMatchObject({ code: 'code-taken' })
  const { client, order } = guest()
  expect((await client.get('/api/codes/Summer-27')).body).toMatchObject({ discountPercent: 10, discountAmount: null })
  const { body: placed } = await order('Summer-27', tenPercent)
  expect(placed).toMatchObject({ discount: '2.50', total: '24.08' })
  expect(await read('SUMMER-27')).toMatchObject({ used: 1, discounted: '2.50', sales: '22.50' })
})

it('an edit changes what it took off; a cancellation gives its use back once, a refund keeps it', async () => {
  await add({ code: 'EDITED', percent: 10, minimum: '12.50', perGuest: 1, limit: 2 })
  const { client, order } = guest()
  const { body: placed } = await order('EDITED', tenPercent)
  const edit = async (quantity: number, version: number) =>
    (
      await client.put<Order>(`/api/orders/${placed.id}/lines`, {
        lines: [{ menuItemId: (await client.dish('California Roll')).id, quantity }],
        version,
      })
    ).body
  const smaller = await edit(2, placed.version)
  expect(smaller).toMatchObject({ subtotal: '12.50', discount: '1.25' })
  expect(await read('EDITED')).toMatchObject({ used: 1, discounted: '1.25', sales: '11.25' })
  const below = await edit(1, smaller.version)
  expect(below).toMatchObject({ subtotal: '6.25', discount: '0.00' })
  expect(await read('EDITED')).toMatchObject({ used: 1, discounted: '0.00', sales: '6.25' })
  expect((await order('EDITED', tenPercent)).body).toMatchObject({ code: 'code-invalid' })
  await client.post(`/api/orders/${placed.id}/cancel`, {})
  await product.deliverStream()
  expect(await read('EDITED')).toMatchObject({ used: 0, discounted: '0.00', sales: '0.00' })
  const { body: again } = await order('EDITED', tenPercent)
  await owner.move(again.id, 'completed')
  await owner.post(`/api/kitchen/orders/${again.id}/refunds`, { amount: '5.00', reason: 'late' })
  expect(await read('EDITED')).toMatchObject({ used: 1, discounted: '2.50', sales: '22.50' })
})

it('gives the last use exactly once, however many guests order at once', async () => {
  await add({ code: 'LASTONE', amount: '3.00', limit: 3 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => guest().order('LASTONE', { amountCents: 300 })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  for (const { status, body } of answers)
    if (status !== 201) expect([status, body]).toEqual([409, expect.objectContaining({ code: 'code-invalid' })])
  expect(await read('LASTONE')).toMatchObject({ used: 3, discounted: '9.00' })
})

it('a guest uses it as often as the owner allows, by browser, mailbox or account, also at once', async () => {
  await add({ code: 'ONCE-EACH', percent: 10, perGuest: 1 })
  const { client, email, order } = guest()
  expect((await client.get('/api/codes/ONCE-EACH')).status).toBe(200)
  const both = await Promise.all([order('ONCE-EACH', tenPercent), order('ONCE-EACH', tenPercent)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const other = guest()
  const sameMailbox = await other.order('ONCE-EACH', tenPercent, 4, { customerInfo: { email, phone: '' } })
  expect(sameMailbox.body).toMatchObject({ code: 'code-invalid', detail: expect.stringContaining('as often') })
  expect((await client.get('/api/codes/ONCE-EACH')).body).toMatchObject({ code: 'code-invalid' })
  expect((await other.order('ONCE-EACH', tenPercent)).status).toBe(201)
})

it.each([
  ['before its first day', { from: 1 }, /valid from/],
  ['after its last day', { until: -1 }, /valid until/],
  ['for too few dishes', { minimum: '25.01' }, /needs dishes for \$25\.01/],
  ['for another kind of order', { orderTypes: ['delivery'] }, /delivery only/],
  ['while it is off', { isActive: false }, /not valid at the moment/],
])('is refused %s, and nothing is used', async (_when, { from, until, ...terms }: Record<string, unknown>, why) => {
  const { date } = toWallClock(locations[0], new Date())
  const days = {
    ...(from !== undefined && { from: addDays(date, Number(from)) }),
    ...(until !== undefined && { until: addDays(date, Number(until)) }),
  }
  const code = `NO-${randomUUID().slice(0, 8)}`.toUpperCase()
  expect((await add({ code, percent: 10, ...days, ...terms })).status).toBe(201)
  const { status, body } = await guest().order(code, tenPercent)
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ code: 'code-invalid', detail: expect.stringMatching(why) }),
  ])
  expect(await read(code)).toMatchObject({ used: 0 })
})

it('is valid on its first and last day, at its own location only', async () => {
  const { date } = toWallClock(locations[0], new Date())
  await add({ code: 'TODAY', percent: 10, from: date, until: date })
  expect((await guest().order('TODAY', tenPercent)).status).toBe(201)
  const elsewhere = await guest().order('TODAY', tenPercent, 4, { locationId: 5 })
  expect(elsewhere.status).toBeGreaterThanOrEqual(400)
})

it('a location has at most a hundred coupons at a time', async () => {
  const client = await signInManager(product.url)
  const elsewhere = '/api/desk/coupons/HEHC'
  const codes = Array.from({ length: 101 }, (_, at) => `MANY-${at}`)
  for (const code of codes.slice(0, 100)) await client.post(elsewhere, { code, percent: 5 })
  const more = () => client.post(elsewhere, { code: 'MANY-100', percent: 5 })
  expect(await more()).toMatchObject({ status: 400, body: { detail: expect.stringContaining('at most 100 coupons') } })
  expect((await client.ask('DELETE', `${elsewhere}/MANY-7`)).status).toBe(204)
  expect((await more()).status).toBe(201)
})

it('the numbers say what a coupon took off and brought, down to its orders', async () => {
  await add({ code: 'COUNTED', percent: 10 })
  const { body: placed } = await guest().order('COUNTED', tenPercent)
  await guest().order('COUNTED', tenPercent)
  await owner.move(placed.id, 'completed')
  await product.deliverStream()
  const { date } = toWallClock(locations[0], new Date())
  const numbers = '/api/numbers/HENPR'
  const { body: report } = await owner.get<DailyReport>(`${numbers}/${date}/report`)
  expect(report.coupons).toContainEqual({ code: 'COUNTED', orders: 1, discount: '2.50', net: '22.50' })
  const parts = await owner.get(`${numbers}/parts?from=${date}&to=${date}&of=coupon:COUNTED`)
  expect(parts.body).toEqual({ days: [{ date, count: 1, net: '22.50' }] })
  const { body } = await owner.get<{ orders: { id: string }[] }>(`${numbers}/${date}/orders?of=coupon:COUNTED`)
  expect(body.orders.map(({ id }) => id)).toEqual([placed.id])
  const sheet = await owner.get(`${numbers}/${date}/report?format=csv`)
  expect(JSON.stringify(sheet.body)).toContain('COUNTED,1,2.50,22.50')
})

it('refuses what is no coupon, with the reason at its field', async () => {
  const faults: readonly (readonly [string, object])[] = [
    ['code', { code: 'first10', percent: 5 }],
    ['code', { code: 'NO SPACE', percent: 5 }],
    ['percent', { code: 'BOTH', percent: 5, amount: '1.00' }],
    ['percent', { code: 'NEITHER' }],
    ['until', { code: 'TURNED', percent: 5, from: '2027-02-02', until: '2027-02-01' }],
    ['limit', { code: 'NONE', percent: 5, limit: 0 }],
  ]
  for (const [at, coupon] of faults) {
    const { status, body } = await add(coupon)
    expect([status, body.errors.map((error) => error.path)]).toEqual([400, expect.arrayContaining([at])])
  }
  expect((await createTestClient(product.url).get(path)).status).toBe(401)
  expect((await put('NO-SUCH', { percent: 5 })).status).toBe(404)
})

it('a change, a removal and their undo are in the log; a removed coupon takes no order and keeps its counts', async () => {
  await add({ code: 'LOGGED', percent: 10 })
  const { body: placed } = await guest().order('LOGGED', tenPercent)
  expect((await put('LOGGED', { percent: 20, version: 1 })).body).toMatchObject({ percent: 20, used: 1, version: 2 })
  expect((await put('LOGGED', { percent: 30, version: 1 })).body).toMatchObject({ code: 'changed-meanwhile' })
  expect((await owner.get<Order>(`/api/orders/${placed.id}`)).body.discount).toBe('2.50')
  expect((await owner.ask('DELETE', `${path}/LOGGED`)).status).toBe(204)
  expect(await read('LOGGED')).toBeUndefined()
  expect((await guest().order('LOGGED', { percent: 20 })).body).toMatchObject({ code: 'not-found' })
  const logOf = async () => (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=coupon')).body
  const [removal] = await logOf()
  expect((await owner.undo(removal?.id)).status).toBe(200)
  expect(await read('LOGGED')).toMatchObject({ percent: 20, used: 1, discounted: '2.50' })
  const change = (await logOf()).find(({ title }) => title === 'Coupon LOGGED: changed')
  expect((await owner.undo(change?.id)).body).toMatchObject({ code: 'changed-meanwhile' })
})
