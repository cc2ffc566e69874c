import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { CapacitySettings, StationSettings, SuggestedStationTimes } from '#shared/kitchen/capacity-contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
  owner = visitor()
  await owner.signIn('owner@example.com', 'admin')
})
afterAll(() => product.stop())

const STATIONS = '/api/desk/stations/HENPR'
const CAPACITY = '/api/desk/capacity/HENPR'
const grill = { station: 'hibachi', hands: 3, minutesPerDish: 4.5 }

it('stations have default values, and are saved together', async () => {
  const { body: usual } = await owner.get<StationSettings>(STATIONS)
  expect(usual.version).toBe(1)
  expect(usual.stations.map(({ station }) => station)).toEqual(['hibachi', 'sushi', 'fry', 'drinks'])
  const answer = await owner.put<StationSettings>(STATIONS, { stations: [grill], version: 1 })
  expect(answer).toMatchObject({ status: 200, body: { stations: [grill], version: 2 } })
  expect((await owner.get<StationSettings>(STATIONS)).body).toEqual(answer.body)
})

it('slots are unlimited by default, and limits are saved separately from stations', async () => {
  expect((await owner.get<CapacitySettings>(CAPACITY)).body).toEqual({
    pickup: null,
    delivery: null,
    kitchenTime: false,
    version: 1,
  })
  const set = await owner.put<CapacitySettings>(CAPACITY, { pickup: 6, delivery: null, version: 1 })
  expect(set).toMatchObject({ status: 200, body: { pickup: 6, delivery: null, version: 2 } })
  expect((await owner.get<StationSettings>(STATIONS)).body.version).toBe(2)
})

it('an older version is rejected with the current settings, and one of two concurrent changes succeeds', async () => {
  const stale = await owner.put<{ current: CapacitySettings }>(CAPACITY, { pickup: 1, delivery: 1, version: 1 })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', current: { pickup: 6, delivery: null, version: 2 } },
  })
  const both = await Promise.all(
    [7, 8].map((pickup) => owner.put<CapacitySettings>(CAPACITY, { pickup, delivery: null, version: 2 })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await owner.get<CapacitySettings>(CAPACITY)).body.version).toBe(3)
})

it.each([
  [STATIONS, { stations: [grill] }],
  [STATIONS, { stations: [], version: 2 }],
  [STATIONS, { stations: [{ ...grill, hands: 0 }], version: 2 }],
  [STATIONS, { stations: [{ ...grill, minutesPerDish: -1 }], version: 2 }],
  [STATIONS, { stations: [{ ...grill, station: 'bakery' }], version: 2 }],
  [STATIONS, { stations: [grill, grill], version: 2 }],
  [CAPACITY, { pickup: 5, delivery: 5 }],
  [CAPACITY, { pickup: -1, delivery: null, version: 3 }],
  [CAPACITY, { pickup: 2.5, delivery: null, version: 3 }],
])('rejects %s %j', async (path, body) => {
  expect(await owner.put(path, body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

it('the settings of a location are changed one by one, logged, and can be undone', async () => {
  const path = '/api/desk/settings/HENPR'
  const { body: usual } = await owner.get<LocationSettings>(path)
  expect(usual).toMatchObject({ lockAfterMinutes: 5, refundLimit: '25.00', handoverCodeFrom: null })
  const { version } = usual
  const changed = await owner.put<LocationSettings>(path, { lockAfterMinutes: 30, version })
  expect(changed).toMatchObject({ status: 200, body: { lockAfterMinutes: 30, refundLimit: '25.00' } })
  expect((await visitor().get('/api/kitchen/settings/HENPR')).body).toMatchObject({ lockAfterMinutes: 30 })
  expect(await owner.put(path, { refundLimit: '40', version })).toMatchObject({ status: 409 })
  expect(await owner.put(path, { refundLimit: '40', version: version + 1 })).toMatchObject({
    body: { lockAfterMinutes: 30, refundLimit: '40.00' },
  })
  expect(await owner.put(path, { lockAfterMinutes: 0, version: version + 2 })).toMatchObject({ status: 400 })
  const [latest] = (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=settings')).body
  expect(latest?.title).toBe('Settings: refund limit $40.00, was $25.00')
  expect((await owner.post(`/api/desk/changes/${latest?.id}/undo`)).status).toBe(200)
  expect((await owner.get<LocationSettings>(path)).body).toMatchObject({ lockAfterMinutes: 30, refundLimit: '25.00' })
  expect((await visitor().get(path)).status).toBe(401)
})

it('only managers read and change the settings', async () => {
  const customer = visitor()
  expect(await customer.get(STATIONS)).toMatchObject({ status: 401 })
  await customer.signIn()
  expect(await customer.put(CAPACITY, { pickup: 1, delivery: 1, version: 3 })).toMatchObject({ status: 403 })
})

it('changes are logged, and can be undone until the next change', async () => {
  const log = async () => (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=intake')).body
  const change = (await log()).find(({ subjectId }) => subjectId === 'stations')
  expect(change?.title).toBe(
    'Stations: hibachi 3 dishes at once, 4.5 min per dish, was 4 dishes at once, 8 min per dish',
  )
  const undone = await owner.post<ActivityEntry>(`/api/desk/changes/${change?.id}/undo`)
  expect(undone).toMatchObject({ status: 200, body: { after: { version: 3 } } })
  expect((await owner.get<StationSettings>(STATIONS)).body.stations[0]).toMatchObject({ hands: 4 })
  expect(await owner.post(`/api/desk/changes/${change?.id}/undo`)).toMatchObject({ status: 409 })
})

it('automatic confirmation is saved with the stations, unchanged if omitted, and can be undone', async () => {
  const read = async () => (await owner.get<StationSettings>(STATIONS)).body
  const { stations, version, autoConfirm } = await read()
  expect(autoConfirm).toBeUndefined()
  await owner.put(STATIONS, { stations, version, autoConfirm: true })
  await owner.put(STATIONS, { stations: [grill], version: version + 1 })
  expect(await read()).toMatchObject({ stations: [grill], autoConfirm: true })
  const log = (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=intake')).body
  const change = log.find(({ title }) => title === 'Orders are confirmed automatically')
  expect(change).toBeDefined()
  expect(await owner.post(`/api/desk/changes/${change?.id}/undo`)).toMatchObject({ status: 409 })
  await owner.put(STATIONS, { stations, version: version + 2, autoConfirm: false })
  expect((await read()).autoConfirm).toBe(false)
})

it('prep times are proposed from completed orders, if there are enough', async () => {
  const proposed = async () => (await owner.get<SuggestedStationTimes>(`${STATIONS}/proposed`)).body
  expect((await proposed()).stations.map(({ minutesPerDish }) => minutesPerDish)).toEqual([null, null, null, null])
  const { version } = (await owner.get<CapacitySettings>(CAPACITY)).body
  await owner.put(CAPACITY, { pickup: null, delivery: null, version })
  const dish = await visitor().dish('Hibachi Chicken')
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { body } = await visitor().order({ lines: [{ dish, quantity: 1 }] })
      for (const status of ['cooking', 'plating', 'completed'])
        await owner.put(`/api/kitchen/orders/${body.id}/status`, { status })
    }),
  )
  // The orders took no time, and half a minute is the least that is proposed.
  expect((await proposed()).stations[0]).toEqual({ station: 'hibachi', minutesPerDish: 0.5, orders: 10 })
})
