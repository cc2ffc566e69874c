import { menuRoutes } from '#shared/menu/contract'
import { dailySpecialRoutes } from '#shared/specials/contract'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { locations } from '#shared/locations/index'

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

describe('the menu', () => {
  it('is complete, has an ETag and differs by location', async () => {
    const { status, headers, body } = await visitor().get<object[]>('/api/menu-items/4')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThanOrEqual(85)
    expect(headers.get('set-cookie')).toBeNull()
    const etag = headers.get('etag') ?? ''
    expect((await visitor().get('/api/menu-items/HENPR', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await visitor().get('/api/menu-items/HEHC')).headers.get('etag')).not.toBe(etag)
    expect((await visitor().get('/api/menu-items/9')).status).toBe(404)
  })

  it.each(locations.map(({ code }) => code))('at %s matches the contract exactly', async (code) => {
    const { body: dishes } = await visitor().get(`/api/menu-items/${code}`)
    const { body: specials } = await visitor().get(`/api/daily-specials/${code}`)
    expect(dishes).toEqual(menuRoutes.listMenuItems.result.parse(dishes))
    expect(specials).toEqual(dailySpecialRoutes.listDailySpecials.result.parse(specials))
  })
})
