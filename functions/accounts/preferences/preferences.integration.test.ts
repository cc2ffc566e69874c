import { randomUUID } from 'node:crypto'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

async function guest() {
  const browser = createTestClient(product.url)
  await browser.signIn(`${randomUUID()}@example.com`)
  return browser
}

const DIETARY = '/api/user-dietary-preferences'

describe('dietary preferences', () => {
  it('are seventeen flags, all false by default', async () => {
    const { body } = await (await guest()).get<DietaryPreferences>(DIETARY)
    expect(Object.keys(body)).toHaveLength(17)
    expect(Object.values(body)).not.toContain(true)
  })

  it('are replaced as a whole and shared by all devices', async () => {
    const browser = await guest()
    await browser.post(DIETARY, { vegetarian: true, noSoy: true, unknown: true })
    const { body } = await browser.post<DietaryPreferences>(DIETARY, { nutFree: true })
    expect(Object.entries(body).filter(([, chosen]) => chosen)).toEqual([['nutFree', true]])
    expect((await browser.get(DIETARY)).body).toEqual(body)
  })

  it.each([{ vegetarian: 'yes' }, { nutFree: null }, { kidsOnly: 1 }, []])('reject %j', async (sent) => {
    const browser = await guest()
    expect((await browser.post(DIETARY, sent)).status).toBe(400)
  })

  it('require a signed-in user', async () => {
    const browser = createTestClient(product.url)
    expect((await browser.get(DIETARY)).status).toBe(401)
    expect((await browser.post(DIETARY, {})).status).toBe(401)
  })
})

describe("a guest's position", () => {
  const save = async (sent: object) => (await guest()).post('/api/user-location-preferences', sent)

  it('is rounded to about 100 m', async () => {
    const sent = { latitude: 28.36449, longitude: -82.69345, zipCode: ' 34667 ', preferredLocationId: 'HENOK' }
    expect(await save(sent)).toMatchObject({
      status: 200,
      body: {
        latitude: 28.364,
        longitude: -82.693,
        address: null,
        zipCode: '34667',
        preferredLocationId: 6,
        autoDetectLocation: false,
      },
    })
  })

  it('may be left out', async () => {
    expect(await save({ autoDetectLocation: true })).toMatchObject({
      status: 200,
      body: { latitude: null, longitude: null, preferredLocationId: null, autoDetectLocation: true },
    })
  })

  it.each([
    { latitude: 90.1, longitude: 0 },
    { latitude: 0, longitude: -181 },
    { latitude: '28', longitude: 0 },
    { latitude: 1e300, longitude: 0 },
    { preferredLocationId: 99 },
    { zipCode: '1'.repeat(13) },
  ])('is rejected as %j', async (sent) => {
    expect((await save(sent)).status).toBe(400)
  })
})

describe('a phone number and an address', () => {
  const CONTACT = '/api/user-contact'
  const home = { street: '77 Osprey Lane', city: 'Hudson', state: 'FL', zipCode: '34667' }

  it('are saved on request, for every device, until they are removed', async () => {
    const address = `${randomUUID()}@example.com`
    const [phone, desktop] = [createTestClient(product.url), createTestClient(product.url)]
    for (const browser of [phone, desktop]) await browser.signIn(address)
    expect((await phone.get(CONTACT)).body).toEqual({ phone: '', address: null })
    await phone.put(CONTACT, { phone: ' (727) 555-0142 ', address: home })
    expect((await desktop.get(CONTACT)).body).toEqual({ phone: '(727) 555-0142', address: home })
    await desktop.put(CONTACT, {})
    expect((await phone.get(CONTACT)).body).toEqual({ phone: '', address: null })
    expect((await createTestClient(product.url).get(CONTACT)).status).toBe(401)
  })
})

describe('favorites', () => {
  const FAVORITES = '/api/user-favorites'
  const change = async (browser: Awaited<ReturnType<typeof guest>>, menuItemIds: number[], isFavorite = true) =>
    (await browser.put(FAVORITES, { menuItemIds, isFavorite })).body

  it('are merged across devices, each once', async () => {
    const browser = await guest()
    expect((await browser.get(FAVORITES)).body).toEqual([])
    expect(await change(browser, [12])).toEqual([12])
    await Promise.all([change(browser, [7, 12]), change(browser, [3])])
    expect((await browser.get(FAVORITES)).body).toEqual([3, 7, 12])
    expect(await change(browser, [12, 7, 99], false)).toEqual([3])
    expect(await change(browser, [3], false)).toEqual([])
    expect((await browser.get(FAVORITES)).body).toEqual([])
    expect((await browser.put(FAVORITES, { menuItemIds: [], isFavorite: true })).status).toBe(400)
    expect((await createTestClient(product.url).get(FAVORITES)).status).toBe(401)
  })
})
