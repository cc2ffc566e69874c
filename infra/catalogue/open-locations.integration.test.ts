import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import type { RewardsProgram } from '#shared/loyalty/program-contract'
import { getRewardsProgram } from '#functions/loyalty/program/repository'
import { getLocationSettings } from '#functions/menu/settings-repository'
import { getOrder } from '#functions/orders/repository'
import { addPrinter } from '#functions/printing/repository'
import { overrideModes } from '#shared/locations/policy'
import { seedTable } from './load-seed'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(async () => {
  await product.stop()
  overrideModes()
})

const coupon = {
  ...{ code: 'STAFFMEAL', percent: 100, amount: null, minimum: null, from: null, until: null },
  ...{ orderTypes: ['pickup'], perGuest: null, limit: null, isActive: true },
}
const printer = { name: 'Kitchen 2', stations: null, copies: 1, kind: 'tickets' }

/** Deploys all locations as live ones. */
async function goLive(): Promise<void> {
  overrideModes('live')
  await seedTable(new Date())
}

const poll = async (token: string) => (await createTestClient(product.url).post(`/api/print/HENPR/${token}`, {})).status

it('what a stranger left at the test site does not work once the location is live, and what its owner does stays', async () => {
  const stranger = await signInManager(product.url)
  const { token: planted } = (await stranger.post<{ token: string }>('/api/desk/printers/HENPR', printer)).body
  expect((await stranger.post('/api/desk/coupons/HENPR', coupon)).status).toBe(201)
  const { body: program } = await stranger.get<RewardsProgram>('/api/desk/rewards')
  expect((await stranger.put('/api/desk/rewards', { ...program, pointsPerDollar: 100 })).status).toBe(200)
  const { body: settings } = await stranger.get<LocationSettings>('/api/desk/settings/HENPR')
  const addresses = { reportTo: 'stranger@example.com', alertsTo: ['stranger@example.com'], version: settings.version }
  expect((await stranger.put('/api/desk/settings/HENPR', addresses)).status).toBe(200)
  const { body: order } = await stranger.order()
  await product.deliverStream()
  expect(await poll(planted)).toBe(200)

  await goLive()
  expect(await poll(planted)).toBe(404)
  expect((await createTestClient(product.url).get('/api/codes/STAFFMEAL')).status).toBe(404)
  expect((await getRewardsProgram()).pointsPerDollar).toBe(program.pointsPerDollar)
  const { reportTo, alertsTo } = await getLocationSettings('HENPR')
  expect({ reportTo, alertsTo }).toEqual({ reportTo: settings.reportTo, alertsTo: settings.alertsTo })
  const { status, customer } = await getOrder(order.id)
  expect({ status, email: customer.email }).toEqual({ status: 'cancelled', email: '' })

  const fields = { name: 'Kitchen', stations: null, copies: 1, kind: 'tickets', columns: null } as const
  const { token } = await addPrinter({
    location: 'HENPR',
    ...fields,
    by: 'Owner',
    now: new Date(),
    extraSteps: () => [],
  })
  await goLive()
  expect(await poll(token)).toBe(200)
})
