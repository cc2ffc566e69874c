import { signInCook } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { HoursWithStatus } from '#shared/hours/contract'
import { getIngredient } from '../repository'
import { recordMovement } from './movement-repository'
import { priceTransfer } from './transfer-price'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

it('a transfer after midnight has the average price of its business day, like the food cost', async () => {
  const chef = await signInCook(product.url)
  const { version } = (await chef.get<HoursWithStatus>('/api/hours/HENPR')).body
  const night = [{ opens: '17:00', closes: '02:00' }]
  const weekly = { mon: night, tue: night, wed: night, thu: night, fri: night, sat: night, sun: night }
  expect(await chef.put('/api/desk/hours/HENPR', { weekly, exceptions: [], version })).toMatchObject({ status: 200 })
  const { id } = await chef.newItem({ costPerUnit: '4.00' })
  const item = await getIngredient(id)
  const of = { location: 'HENPR' as const, ingredientId: id, quantityHundredths: 1000, packs: [], by: 'Ana' }
  // 10:00 PM of the 20th and 12:15 AM of the 21st in Florida.
  for (const [createdAt, unitCostCents] of [
    ['2026-11-21T03:00:00.000Z', 600],
    ['2026-11-21T05:15:00.000Z', 800],
  ] as const) {
    const entry = { ...of, movementType: 'in', reason: 'purchase', unitCostCents, createdAt } as const
    await recordMovement({ item, entry, toLocation: undefined, extraSteps: () => [] })
  }
  const sent = { location: 'HENPR', createdAt: '2026-11-21T05:30:00.000Z', quantityHundredths: 200 } as const
  expect(await priceTransfer(item, sent)).toEqual({ unitCostCents: 700, paidCents: 1400 })
})
