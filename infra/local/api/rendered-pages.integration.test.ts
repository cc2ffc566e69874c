import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import { getLocation, locations, type LocationCode } from '#shared/locations/index'
import { LocationParts, PARTS_FILE, renderSiteFile } from '#shared/pages/document'
import { html } from '#shared/pages/html'
import { prerenderedPaths, sitePaths } from '#shared/pages/site-paths'
import { centsToDecimal, toCents } from '#shared/platform/money'
import { applySpecial } from '#shared/specials/special-price'
import { getInitialMenu } from '#infra/catalogue/seed'
import { fetchSite } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { waitUntil } from '#infra/testkit/wait-until'
import { buildAppParts, buildPageParts } from '../../../frontend/build/prerender/page-parts'
import { scaleLimit } from '#infra/testkit/machine-speed'

const dist = createTemporaryFolder('built-site')
/** Writes the parts of pages as the build does. */
function build(stamp: string): void {
  const entry = { script: '/assets/index-1a2b3c.js', rules: `/* ${stamp} */`, fonts: [] }
  const markup = { styles: html``, body: html``, scripts: [] }
  for (const location of locations) {
    const parts = prerenderedPaths.map((path) => [path, buildPageParts(entry, path, location, markup)])
    mkdirSync(join(dist, location.code), { recursive: true })
    const app = buildAppParts(entry)
    writeFileSync(join(dist, location.code, PARTS_FILE), JSON.stringify({ ...Object.fromEntries(parts), app }))
  }
}

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  build('first build')
  product = await startTestProduct({ dist })
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

type Thing = {
  readonly '@type': string
  readonly hasMenuSection: {
    readonly name: string
    readonly hasMenuItem: { name: string; offers?: { price: string } }[]
  }[]
  readonly openingHoursSpecification: { readonly opens: string; readonly dayOfWeek: string[] }[]
  readonly makesOffer?: { readonly name: string; readonly price: string }[]
}

const htmlOf = async (path: string, code = 'henpr') => (await fetchSite(code, `${product.url}${path}`, {})).text()
const thingsIn = (html: string): Thing[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '{}')['@graph']
/** Waits until a page satisfies a condition. */
const once = async (path: string, says: (html: string) => boolean, code?: string) => {
  let html = ''
  await waitUntil(async () => says((html = await htmlOf(path, code))), scaleLimit(20_000))
  return html
}
const builtPage = (path: '/' | '/menu', code: LocationCode) => {
  const parts = LocationParts.parse(JSON.parse(readFileSync(join(dist, code, PARTS_FILE), 'utf8')))
  const location = getLocation(code)
  return renderSiteFile(parts, path, { location, menu: getInitialMenu(location) })
}
const priceIn = (html: string, dish: string) =>
  thingsIn(html)
    .flatMap(({ hasMenuSection = [] }) => hasMenuSection)
    .flatMap(({ hasMenuItem }) => hasMenuItem)
    .find(({ name }) => name === dish)?.offers?.price

test('a page of unchanged data is the built one, byte by byte', async () => {
  for (const path of sitePaths) await htmlOf(path)
  await product.deliverStream()
  for (const { code } of locations)
    for (const path of ['/', '/menu'] as const)
      expect(await htmlOf(path, code.toLowerCase())).toBe(builtPage(path, code))
})

test("a dish's new price and name appear in text and data, only at its location", async () => {
  const dish = await owner.dishOf('SR1')
  await owner.change(dish.id, { name: 'Ember "Roll" <1>', price: '31.07', version: dish.version })
  const html = await once('/menu', (each) => each.includes('$31.07'))
  expect(html).toContain('<span>Ember &quot;Roll&quot; &lt;1&gt;*</span> <span>$31.07</span>')
  expect(priceIn(html, 'Ember "Roll" <1>')).toBe('31.07')
  expect(html).not.toContain(`<span>${dish.name}*</span>`)
  expect(await htmlOf('/menu', 'henok')).toContain(`<span>${dish.name}*</span>`)
})

test('a dish that is archived, sold out or out of portions disappears and comes back', async () => {
  const dish = await owner.dishOf('SR2')
  const shows = (html: string) => priceIn(html, dish.name) !== undefined
  await owner.archive(dish.id, dish.version)
  await once('/menu', (html) => !shows(html))
  await owner.restore(dish.id, dish.version + 1)
  await once('/menu', shows)
  const availability = `/api/menu/availability/${dish.id}/HENPR`
  await owner.put(availability, { isAvailable: false })
  await once('/menu', (html) => !shows(html))
  await owner.put(availability, { isAvailable: true, portionsLeft: 0 })
  await product.deliverStream()
  expect(shows(await htmlOf('/menu'))).toBe(false)
  await owner.put(availability, { isAvailable: true, portionsLeft: 3 })
  await once('/menu', shows)
})

test("the week's specials follow, at their price", async () => {
  const dish = await owner.dishOf('SR3')
  const { body } = await owner.get<{ version: number }>('/api/desk/specials/HENPR')
  const special = {
    title: 'Turtle Tuesday',
    description: 'Half the price.',
    menuItemId: dish.id,
    dayOfWeek: 2,
    priority: 1,
    discountPercent: 50,
    loyaltyMultiplier: 1,
    maxDailyOrders: null,
  }
  await owner.put('/api/desk/specials/HENPR', { specials: [special], version: body.version })
  for (const path of ['/', '/menu']) {
    const html = await once(path, (each) => each.includes('<span>Tuesday: Turtle Tuesday</span>'))
    const half = centsToDecimal(applySpecial(toCents(dish.price), special))
    expect(thingsIn(html)[0]?.makesOffer).toMatchObject([{ name: 'Tuesday: Turtle Tuesday', price: half }])
  }
})

test('changed hours appear on every page and in the data of the application', async () => {
  const { body: now } = await owner.get<HoursWithStatus>('/api/hours/HENPR')
  const { weekly, version } = now
  const sun = [{ opens: '12:34', closes: '20:56' }]
  const exceptions = [{ date: '2031-05-01', closed: true, opens: null, closes: null, note: "Ember's <party>" }]
  await owner.put('/api/desk/hours/HENPR', { weekly: { ...weekly, sun }, exceptions, version })
  for (const path of prerenderedPaths) {
    const html = await once(path, (each) => each.includes('12:34 PM-8:56 PM'))
    expect(html).toContain('<td>Closed (Ember&#39;s &lt;party&gt;)</td>')
    expect(html).toMatch(/<meta name="site-facts" content="{.*&quot;hours&quot;:{&quot;week&quot;:/)
    expect(thingsIn(html)[0]?.openingHoursSpecification).toContainEqual(
      expect.objectContaining({ opens: '12:34', dayOfWeek: ['https://schema.org/Sunday'] }),
    )
  }
})

test('changed settings appear on every page, in the data for search engines and for the application', async () => {
  const { version, delivery } = (await owner.get<LocationSettings>('/api/desk/settings/HENPR')).body
  const [phone, fullName] = ['(727) 555-0100', 'Ember <Hudson> & Co']
  const address = { street: '1 Gulf "Pier"', city: 'Hudson', state: 'FL', zipCode: '34667' }
  await owner.put('/api/desk/settings/HENPR', {
    ...{ phone, fullName, address, version },
    delivery: { ...delivery, fee: '3.49' },
  })
  for (const path of prerenderedPaths) {
    const html = await once(path, (each) => each.includes(`tel:${phone}`))
    expect(html).not.toContain('(727) 555-0134')
    expect(html).toMatch(/<title>.*Ember &lt;Hudson&gt; &amp; Co/)
    expect(html).toMatch(/name="site-facts" content="[^"]*&quot;phone&quot;:&quot;\(727\) 555-0100&quot;/)
    expect(thingsIn(html)[0]).toMatchObject({ telephone: phone, name: fullName })
    expect(thingsIn(html)[0]).toMatchObject({ address: { streetAddress: address.street } })
  }
  for (const path of ['/', '/menu', '/dish/SR1'])
    expect(await htmlOf(path)).toMatch(/<p>Delivery Fee \$3\.49: brings your order to your door/)
})

test('changed categories appear at every location', async () => {
  const { categories, version } = await owner.desk()
  const renamed = categories.map((each, at) => (at === 0 ? { ...each, name: 'First of all' } : each))
  await owner.put('/api/desk/menu/categories', { categories: renamed, version })
  for (const { code } of locations)
    await once('/menu', (html) => html.includes('>First of all</h2>'), code.toLowerCase())
})

test('after many changes at once the page shows the last one', async () => {
  const dish = await owner.dishOf('SR4')
  for (let cents = 0; cents < 8; cents += 1)
    await owner.change(dish.id, { price: `41.0${cents}`, version: dish.version + cents })
  const html = await once('/menu', (each) => each.includes('$41.07'))
  expect(priceIn(html, dish.name)).toBe('41.07')
  await product.deliverStream()
  expect(priceIn(await htmlOf('/menu'), dish.name)).toBe('41.07')
})

test('a newer build replaces rendered pages and is updated, too', async () => {
  build('second build')
  expect(await htmlOf('/menu')).toContain('second build')
  const html = await once('/menu', (each) => each.includes('$41.07'))
  expect(html).toContain('second build')
  expect(html).not.toContain('first build')
})
