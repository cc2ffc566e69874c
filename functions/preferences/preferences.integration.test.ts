import { randomUUID } from 'node:crypto'
import { startProduct } from '#infra/testkit/test-product'
import { browserAt } from '#infra/testkit/browser'
import type { DietaryPreferences } from '#shared/contract/preferences'

let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  product = await startProduct()
}, 60_000)
afterAll(() => product.stop())

async function guest() {
  const browser = browserAt(product.url)
  await browser.signIn(`${randomUUID()}@example.com`)
  return browser
}

const DIETARY = '/api/user-dietary-preferences'

describe('dietary choices', () => {
  it('are twelve, all false until they are chosen', async () => {
    const { body } = await (await guest()).get<DietaryPreferences>(DIETARY)
    expect(Object.keys(body)).toHaveLength(12)
    expect(Object.values(body)).not.toContain(true)
  })

  it('are replaced as a whole, and are the same wherever the guest signs in', async () => {
    const browser = await guest()
    await browser.post(DIETARY, { vegetarian: true, noSoy: true, unknown: true })
    const { body } = await browser.post<DietaryPreferences>(DIETARY, { nutFree: true })
    expect(Object.entries(body).filter(([, chosen]) => chosen)).toEqual([['nutFree', true]])
    expect((await browser.get(DIETARY)).body).toEqual(body)
  })

  it.each([{ vegetarian: 'yes' }, { nutFree: null }, { kidsOnly: 1 }, []])('refuses %j', async (sent) => {
    const browser = await guest()
    expect((await browser.post(DIETARY, sent)).status).toBe(400)
  })

  it('need somebody to be signed in', async () => {
    const browser = browserAt(product.url)
    expect((await browser.get(DIETARY)).status).toBe(401)
    expect((await browser.post(DIETARY, {})).status).toBe(401)
  })
})

describe('where a guest is', () => {
  const save = async (sent: object) => (await guest()).post('/api/user-location-preferences', sent)

  it('is kept to about 100 m', async () => {
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
  ])('is refused as %j', async (sent) => {
    expect((await save(sent)).status).toBe(400)
  })
})
