import { startProduct } from '#infra/testkit/test-product'
import { locations } from '#shared/locations/index'
import { faultyRoutes } from './every-function'
import { tryMainJob } from './main-job'

let product: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  product = await startProduct()
}, 30_000)
afterAll(() => product.stop())

test('what is tried of a deployment holds on this machine, where there is no CDN to come past', async () => {
  const site = { url: product.url, socketUrl: product.socketUrl, location: locations[0] }
  const outcomes = await tryMainJob(site, () => undefined)
  expect(outcomes.filter(({ went }) => went !== 'passed')).toEqual([
    expect.objectContaining({ name: 'a call past the CDN', went: 'not tried' }),
  ])
  expect(outcomes).toHaveLength(11)
}, 60_000)

test('every route of the contract is there and answers', async () => {
  expect(await faultyRoutes(product)).toEqual([])
}, 60_000)
