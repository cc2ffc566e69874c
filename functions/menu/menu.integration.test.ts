import { startProduct } from '#infra/testkit/test-product'
import { browserAt } from '#infra/testkit/browser'

let product: Awaited<ReturnType<typeof startProduct>>
const visitor = () => browserAt(product.url)

beforeAll(async () => {
  product = await startProduct()
}, 60_000)
afterAll(() => product.stop())

describe('the menu', () => {
  it('is whole, cacheable by its tag, and differs a little from place to place', async () => {
    const { status, headers, body } = await visitor().get<object[]>('/api/menu-items/4')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThanOrEqual(85)
    expect(headers.get('set-cookie')).toBeNull()
    const etag = headers.get('etag') ?? ''
    expect((await visitor().get('/api/menu-items/HENPR', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await visitor().get('/api/menu-items/HEHC')).headers.get('etag')).not.toBe(etag)
    expect((await visitor().get('/api/menu-items/9')).status).toBe(404)
  })
})
