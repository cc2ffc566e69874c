import { get, type IncomingMessage } from 'node:http'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const EXPORT = '/api/download/menu-export'

async function guest() {
  const browser = createTestClient(product.url)
  await browser.signIn()
  return browser
}

/** Sends a request with another host name, which fetch does not allow. */
const getAs = (host: string, cookie: string) =>
  new Promise<IncomingMessage>((resolve, reject) =>
    get(product.url + EXPORT, { headers: { host, cookie } }, (answer) => resolve(answer.resume())).on('error', reject),
  )

it('downloads the whole menu as a CSV file named after its location', async () => {
  const browser = await guest()
  const { status, headers, body } = await browser.get<string>(EXPORT)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="menu-HENPR-\d{4}-\d\d-\d\d\.csv"$/)
  expect(headers.get('cache-control')).toBe('no-store')
  const [head, ...rows] = body.trimEnd().split('\r\n')
  expect(head).toMatch(/^Code,Name,Description,Category,Price,/)
  expect(rows).toHaveLength((await browser.menu()).length)
  expect(body).toContain('California Roll')
})

it('downloads JSON on request and rejects other formats', async () => {
  const browser = await guest()
  const { headers, body } = await browser.get(`${EXPORT}?format=json`)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('content-disposition')).toContain('.json"')
  expect(body).toEqual(await browser.menu())
  expect((await browser.get(`${EXPORT}?format=exe`)).status).toBe(400)
})

it("downloads the menu of the site's own location", async () => {
  const { cookies } = await guest()
  const cookie = `session=${encodeURIComponent(cookies.get('session') ?? '')}`
  expect((await getAs('henok.localhost', cookie)).headers['content-disposition']).toContain('menu-HENOK-')
})

it('requires a signed-in user', async () => {
  expect((await createTestClient(product.url).get(EXPORT)).status).toBe(401)
})
