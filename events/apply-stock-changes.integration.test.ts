import { waitUntil } from '#infra/testkit/wait-until'
import type { DynamoDBRecord } from 'aws-lambda'
import { listMovements } from '#functions/inventory/movements/movement-repository'
import { inventoryKeys, TallyRecord, type TalliedSale } from '#functions/inventory/records'
import { acknowledgeAlert, getStock } from '#functions/inventory/repository'
import { getDish } from '#functions/menu/availability/repository'
import { getItem, type Item } from '#functions/platform/table/table'
import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { setStock, setStockLevel } from '#infra/testkit/fixtures/record-fixtures'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { seed } from '#infra/catalogue/seed'
import { handler } from './apply-stock-changes'

let seeded: Awaited<ReturnType<typeof startSeededTable>>
beforeAll(async () => {
  seeded = await startSeededTable()
})
afterAll(() => seeded.stop())

// The only dish that is made with walnuts: one portion takes 1.50 oz.
const WALNUTS = 49
const dish = seed.dishes.find(({ name }) => name === 'Honey Walnut Shrimp')
const dishAt = (location: 'HENPR' | 'HEHC' | 'HENOK') => getDish(location, dish?.id ?? 0)

type Where = 'HENPR' | 'HEHC' | 'HENOK'

/** Sets the level after each of several orders, and returns the stream records of these changes. */
async function ordersLeave(location: Where, ...levels: readonly number[]): Promise<DynamoDBRecord[]> {
  const images: Item[] = [await tallyOf(location)]
  for (const hundredths of levels) {
    const before = TallyRecord.parse(images.at(-1))
    const sale: TalliedSale = {
      id: `${location}-${before.version}`,
      movementType: hundredths < (before.levels.get(WALNUTS) ?? 0) ? 'out' : 'in',
      cause: { kind: 'order', ticketNumber: 7 },
      createdAt: new Date(Date.UTC(2026, 2, 1, 12, before.version)).toISOString(),
    }
    images.push(await setStockLevel({ location, ingredientId: WALNUTS, hundredths }, sale))
  }
  return toStreamRecords(...images).slice(1)
}

const tallyOf = async (location: Where): Promise<Item> => (await getItem(inventoryKeys.tally(location))) ?? {}

const deliver = async (records: readonly DynamoDBRecord[]) =>
  expect(await handler({ Records: [...records] })).toEqual({ batchItemFailures: [] })

const movements = async (location: Where) => {
  const { movements: listed } = await listMovements(location, { limit: 100 })
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
  return listed.map((one) => [one.beforeHundredths, one.afterHundredths]).reverse()
}

describe('a stock that orders used', () => {
  it('gets one movement per order and one alert, though its changes are delivered three times', async () => {
    const { hundredths } = await getStock('HENPR', WALNUTS)
    const records = await ordersLeave('HENPR', 5000, 140)
    for (let times = 0; times < 3; times += 1) await deliver(records)
    expect(await movements('HENPR')).toEqual([
      [hundredths, 5000],
      [5000, 140],
    ])
    const { alert } = await getStock('HENPR', WALNUTS)
    expect(alert?.acknowledgedAt).toBeUndefined()
    expect(await dishAt('HENPR')).toMatchObject({ isAvailable: false, unavailableBecause: 'stock' })
    await deliver(records)
    expect((await getStock('HENPR', WALNUTS)).alert).toEqual(alert)

    await acknowledgeAlert(alert?.id ?? '', 'Chef', new Date())
    const further = await ordersLeave('HENPR', 100)
    await deliver([...further, ...records])
    expect((await getStock('HENPR', WALNUTS)).alert).toMatchObject({ id: alert?.id, acknowledgedBy: 'Chef' })

    const acknowledgedAt = Date.now()
    await waitUntil(() => Date.now() > acknowledgedAt)
    const recovery = await ordersLeave('HENPR', 50_000, 120)
    for (const batch of [recovery, records, recovery]) await deliver(batch)
    const again = (await getStock('HENPR', WALNUTS)).alert
    expect(again?.id).not.toBe(alert?.id)
    expect(again?.acknowledgedAt).toBeUndefined()
  })

  it('ends up the same when its changes are delivered in reverse', async () => {
    const { hundredths } = await getStock('HEHC', WALNUTS)
    const records = await ordersLeave('HEHC', 140, 50_000, 130)
    for (let times = 0; times < 3; times += 1) await deliver([...records].reverse())
    expect(await movements('HEHC')).toEqual([
      [hundredths, 140],
      [140, 50_000],
      [50_000, 130],
    ])
    expect((await getStock('HEHC', WALNUTS)).alert).toBeDefined()
    expect((await dishAt('HEHC')).isAvailable).toBe(false)

    const back = await ordersLeave('HEHC', 50_000)
    await deliver([...back, ...records].reverse())
    expect((await getStock('HEHC', WALNUTS)).alert).toBeUndefined()
    expect(await dishAt('HEHC')).toMatchObject({ isAvailable: true, unavailableBecause: null })
  })

  it('gets one new alert when an order empties it after its low alert was acknowledged', async () => {
    const alertAt = async () => (await getStock('HEHC', WALNUTS)).alert
    const acknowledge = async (id = '') => acknowledgeAlert(id, 'Chef', new Date())
    // Enough for one more portion.
    await deliver(await ordersLeave('HEHC', 50_000, 200))
    const low = await alertAt()
    await acknowledge(low?.id)
    const acknowledgedAt = Date.now()
    await waitUntil(() => Date.now() > acknowledgedAt)
    const last = await ordersLeave('HEHC', 50)
    for (let times = 0; times < 3; times += 1) await deliver(last)
    const empty = await alertAt()
    expect(empty?.id).not.toBe(low?.id)
    expect(empty?.acknowledgedAt).toBeUndefined()
    await acknowledge(empty?.id)
    await deliver([...last, ...(await ordersLeave('HEHC', 20))])
    expect(await alertAt()).toMatchObject({ id: empty?.id, acknowledgedBy: 'Chef' })
    await deliver(await ordersLeave('HEHC', 50_000))
    expect(await alertAt()).toBeUndefined()
  })

  it('gets an alert when an order empties it above its minimum, until it recovers', async () => {
    const alertAt = async () => (await getStock('HEHC', WALNUTS)).alert
    await setStock({ location: 'HEHC', ingredientId: WALNUTS, hundredths: 50_000 }, { minimumHundredths: 0 })
    await deliver(await ordersLeave('HEHC', 50))
    expect(await alertAt()).toMatchObject({ emptied: { belowHundredths: 150 } })
    await deliver(await ordersLeave('HEHC', 50_000))
    expect(await alertAt()).toBeUndefined()
  })

  it('takes the dish off the menu of its own location only', async () => {
    await ordersLeave('HEHC', 0)
    await deliver(await ordersLeave('HENOK', 0))
    expect((await dishAt('HENOK')).isAvailable).toBe(false)
    expect((await dishAt('HEHC')).isAvailable).toBe(true)
  })
})

describe('a stock that a person changed', () => {
  it('gets no second movement', async () => {
    const before = await tallyOf('HENOK')
    const written = await movements('HENOK')
    const after = await setStockLevel({ location: 'HENOK', ingredientId: WALNUTS, hundredths: 140 })
    await deliver(toStreamRecords(before, after).slice(1))
    expect(await movements('HENOK')).toEqual(written)
  })
})
