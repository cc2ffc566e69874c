import { startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import { overrideModes } from '#shared/locations/policy'
import type { Purchase } from '#shared/purchases/contract'

let modes: TwoModes
beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

const path = `/api/desk/purchases/${testLocation.code}`

it('an order that a tester left open is not one of the location once it is live', async () => {
  // Next to a live location, a test site has no purchase orders.
  overrideModes('test')
  const tester = (await modes.tester('admin')).browser
  const order = { supplier: 'Anybody', note: '', sendBy: 'print', lines: [{ itemId: 1, quantity: '900' }] }
  expect(await tester.post(path, order)).toMatchObject({ status: 201, body: { number: 1 } })

  overrideModes('live')
  const owner = (await modes.adminOfPool()).browser
  expect((await owner.get<Purchase[]>(path)).body).toEqual([])
  expect(await owner.post(path, { ...order, supplier: 'Gulf Fish' })).toMatchObject({ body: { number: 1 } })

  overrideModes('test')
  expect((await tester.get<Purchase[]>(path)).body).toMatchObject([{ supplier: 'Anybody' }])
})
