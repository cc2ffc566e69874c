import { fetchSite } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { redirectToMenuScript } from '#shared/pages/dish-page'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const fetchDishPage = (name: string, code = 'henpr') => fetchSite(code, `${product.url}/dish/${name}`, {})
const pageOf = async (name: string, code?: string) => (await fetchDishPage(name, code)).text()
const tag = (html: string, name: string) =>
  new RegExp(`<meta\\s+(?:property|name)="${name}"\\s+content="([^"]*)"`).exec(html)?.[1]
const dishIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '{}')['@graph'][1]

test('a dish page works without scripts: title, picture, description and URL are in its HTML', async () => {
  const dish = await owner.dishOf('SR1')
  const answer = await fetchDishPage('sr1')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('set-cookie')).toBeNull()
  const html = await answer.text()
  const host = new URL(tag(html, 'og:url') ?? '').origin
  expect(tag(html, 'og:url')).toBe(`${host}/dish/SR1`)
  expect(html).toContain(`<link rel="canonical" href="${host}/dish/SR1" />`)
  for (const name of ['og:title', 'twitter:title']) expect(tag(html, name)).toBe(dish.name)
  for (const name of ['og:image', 'twitter:image']) expect(tag(html, name)).toBe(host + dish.imageUrl)
  for (const name of ['description', 'og:description', 'twitter:description'])
    expect(tag(html, name)).toContain(`$${dish.price}`)
  expect(dishIn(html)).toMatchObject({
    '@type': 'MenuItem',
    name: dish.name,
    url: `${host}/dish/SR1`,
    offers: { price: dish.price, availability: 'https://schema.org/InStock' },
  })
  expect(html).toContain('<link rel="next" href="/menu?dish=SR1" />')
  expect(html).toContain(`<script>${redirectToMenuScript}</script>`)
  expect(await pageOf(String(dish.id))).toBe(html)
})

test('a dish page shows current data of its own location, with all markup escaped', async () => {
  const dish = await owner.dishOf('SR2')
  await owner.change(dish.id, { name: 'Ember "Roll" <1>', price: '31.07', version: dish.version })
  const html = await pageOf('SR2')
  expect(tag(html, 'og:title')).toBe('Ember &quot;Roll&quot; &lt;1&gt;')
  expect(tag(html, 'og:description')).toContain('$31.07')
  expect(tag(await pageOf('SR2', 'henok'), 'og:title')).toBe(dish.name)
})

test('the page of a sold-out, archived or unknown dish says so', async () => {
  const dish = await owner.dishOf('SR3')
  await owner.put(`/api/menu/availability/${dish.id}/HENPR`, { isAvailable: false })
  expect(tag(await pageOf('SR3'), 'og:description')).toContain('sold out right now')
  expect(dishIn(await pageOf('SR3')).offers.availability).toBe('https://schema.org/SoldOut')
  const { version } = await owner.dishOf('SR3')
  await owner.archive(dish.id, version)
  for (const name of ['SR3', '<script>', '%00']) {
    const html = await pageOf(name)
    expect(html).toContain('<h1>No longer on our menu</h1>')
    expect(tag(html, 'robots')).toBe('noindex')
    expect(html).not.toContain('<script>')
  }
})
