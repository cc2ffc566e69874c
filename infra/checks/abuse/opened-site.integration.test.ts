import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { listTickets } from '#functions/kitchen/repository'
import { getRewardsProgram } from '#functions/loyalty/program/repository'
import { channels, listSubscribers, addSubscription } from '#functions/live/connection-repository'
import { overrideModes } from '#shared/locations/policy'
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
const listBoard = async () => (await listTickets('HENPR', 'whole', new Date())).orders.map(({ id }) => id)

it('what anyone left as staff of a test site does not work once its location is live', async () => {
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
  await addSubscription('socket', channels.board('HENPR'), new Date(), { reader: 'staff' })
  await product.deliverStream()
  expect(await poll(token)).toBe(200)
  expect((await anybody().get('/api/codes/STAFFMEAL')).status).toBe(200)
  expect(await listBoard()).toEqual(expect.arrayContaining([open.id, completed.id]))

  overrideModes('live')
  expect(await poll(token)).toBe(404)
  expect((await anybody().get('/api/codes/STAFFMEAL')).status).toBe(404)
  const { pointsPerDollar, firstOrderPercent } = await getRewardsProgram()
  expect({ pointsPerDollar, firstOrderPercent }).toEqual({ pointsPerDollar: 1, firstOrderPercent: 10 })
  expect(await listBoard()).toEqual([])
  expect(await listSubscribers(channels.board('HENPR'))).toEqual([])
  const feedback = { orderId: completed.id, rating: 5, comment: '', trigger: 'checkin' }
  expect((await stranger.post('/api/feedback', feedback)).status).toBe(404)
  expect((await stranger.get(`/api/orders/${completed.id}`)).status).toBe(404)
})
