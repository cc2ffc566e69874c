import { listMovements } from '#functions/inventory/movements/movement-repository'
import { listStockClosings } from '#functions/inventory/stock-day-repository'
import { listStockedItems, getStock, getStockValue } from '#functions/inventory/repository'
import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { setStock, setStockLevel } from '#infra/testkit/fixtures/record-fixtures'
import { locations } from '#shared/locations/index'
import { listRemainingLots } from '#shared/inventory/lots'
import { handler } from './close-stock-day'

let seeded: Awaited<ReturnType<typeof startSeededTable>>
beforeAll(async () => {
  seeded = await startSeededTable()
})
afterAll(() => seeded.stop())

const setLevel = (ingredientId: number, hundredths: number) =>
  setStockLevel({ location: 'HENPR', ingredientId, hundredths })

const delivered = async () => (await listMovements('HENPR', { limit: 100 })).movements

it('fills every ingredient up to its par once a day, and skips ingredients without a par', async () => {
  const chicken = await getStock('HENPR', 1)
  await setLevel(1, 100_00)
  await setLevel(53, 10_00)
  for (let times = 0; times < 2; times += 1) await handler({ time: '2026-03-02T10:00:00Z' })
  expect(await getStock('HENPR', 1)).toMatchObject({ hundredths: chicken.parHundredths, deliveredOn: '2026-03-02' })
  expect((await getStock('HENPR', 53)).hundredths).toBe(10_00)
  expect(await delivered()).toMatchObject([
    { ingredientId: 1, beforeHundredths: 100_00, afterHundredths: chicken.parHundredths, by: 'Daily delivery' },
  ])

  await setLevel(1, 120_00)
  await handler({ time: '2026-03-02T15:00:00Z' })
  expect((await getStock('HENPR', 1)).hundredths).toBe(120_00)
  await handler({ time: '2026-03-03T10:00:00Z' })
  const stock = await getStock('HENPR', 1)
  expect(stock.hundredths).toBe(chicken.parHundredths)
  expect(
    listRemainingLots(stock.lots, stock.hundredths, '2026-03-03').reduce((sum, lot) => sum + lot.hundredths, 0),
  ).toBe(stock.hundredths)
  expect(await delivered()).toHaveLength(2)
})

it('delivers once at every location though several runs overlap', async () => {
  await setLevel(2, 0)
  await Promise.all([1, 2, 3].map(() => handler({ time: '2026-03-04T10:00:00Z' })))
  expect((await delivered()).filter(({ ingredientId }) => ingredientId === 2)).toHaveLength(1)
  for (const { code } of locations)
    for (const { stock } of await listStockedItems(code))
      expect(stock.hundredths).toBeGreaterThanOrEqual(stock.parHundredths ?? 0)
})

it('first closes the day before, once, and closes the lots that expired with it', async () => {
  const lots = [
    { expiresOn: '2026-03-05', hundredths: 30_00 },
    { expiresOn: '2026-03-09', hundredths: 50_00 },
  ]
  await setStock({ location: 'HEHC', ingredientId: 1, hundredths: 60_00 }, { lots, usedHundredths: 20_00 })
  for (let times = 0; times < 2; times += 1) await handler({ time: '2026-03-06T10:00:00Z' })

  const stock = await getStock('HEHC', 1)
  const left = listRemainingLots(stock.lots, stock.hundredths, '2026-03-06')
  expect(left.slice(0, 2)).toEqual([{ expiresOn: '2026-03-05', hundredths: 10_00 }, lots[1]])
  const closing = (await listStockClosings('HEHC', 10)).find(({ date }) => date === '2026-03-05')
  expect(closing?.counters).toContainEqual(
    expect.objectContaining({ ingredientId: 1, usedHundredths: 20_00, wastedHundredths: 0 }),
  )
  // Before the delivery: the chicken that it brings is worth hundreds.
  const after = getStockValue(await listStockedItems('HEHC'))
  expect(after - (closing?.valueCents ?? 0)).toBeGreaterThan(200_00)
})
