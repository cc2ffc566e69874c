import { putItems } from '#functions/platform/table/table'
import { startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import { getAddressLimit } from '#shared/platform/rate-limits'
import { movementKeys, type MovementRecord } from './records'

let group: TwoModes
beforeAll(async () => {
  group = await startTwoModes({ rateLimits: 'on' })
})
afterAll(() => group.product.stop())

const { code } = testLocation

const movement = (at: number): MovementRecord => ({
  type: 'Movement',
  id: `movement-${at}`,
  location: code,
  ingredientId: 1,
  movementType: 'in',
  reason: 'purchase',
  quantityHundredths: 100,
  beforeHundredths: 0,
  afterHundredths: 100,
  by: 'Stranger',
  createdAt: new Date(Date.UTC(2027, 0, 1, 12, 0, at)).toISOString(),
})

test('customers of a test site next to a live one read few movements by a filter, and seldom', async () => {
  const movements = Array.from({ length: 250 }, (_, at) => movement(at))
  await putItems(movements.map((each) => ({ ...movementKeys.movement(each), ...each })))
  const { browser } = await group.tester('customer')
  const list = (query: string) => browser.get<unknown[]>(`/api/inventory/movements/${code}${query}`)

  const statuses = { plain: new Set<number>(), filtered: new Set<number>() }
  const { status, body, headers } = await list('?kind=transfer')
  expect([status, body]).toEqual([200, []])
  // Fifty records are left, which the next page reads.
  expect(headers.get('link')).toContain('movement-50')
  for (let call = 0; call < 2 * getAddressLimit('lists') + 1; call += 1) {
    statuses.filtered.add((await list('?kind=transfer')).status)
    statuses.plain.add((await list('')).status)
  }
  expect(statuses).toEqual({ plain: new Set([200]), filtered: new Set([200, 429]) })
})
