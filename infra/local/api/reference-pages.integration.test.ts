import { startTestProduct } from '#infra/testkit/product/test-product'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

it.each(['/reference', '/reference/', '/reference?x'])('serves the API reference at %s', async (path) => {
  const answer = await fetch(product.url + path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toContain('/api/orders/test')
})

it('serves the OpenAPI document', async () => {
  const answer = await fetch(`${product.url}/reference/openapi.json`)
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' })
})
