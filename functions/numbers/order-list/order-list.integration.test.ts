import { createTestClient } from '#infra/testkit/clients/test-client'
import { buildNewDish, signInCook, signInManager } from '#infra/testkit/clients/staff-clients'
import { completeOrder } from '#infra/testkit/fixtures/report-days'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { getLocation } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { parseCsv } from '../../platform/csv'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

it('the owner has the orders of a period as a spreadsheet that runs no formula and names no guest', async () => {
  const [chef, owner] = [await signInCook(product.url), await signInManager(product.url)]
  const { date: today } = toWallClock(getLocation('HENPR'), new Date())
  const path = `/api/numbers/HENPR/orders?from=${addDays(today, -1)}&to=${today}`
  const name = '-Jalapeño; "extra", crème brûlée'
  const { id } = await owner.add({ ...buildNewDish(), name, price: '12.50' })
  const dish = await owner.onMenu(id)
  if (!dish) throw new Error('no dish')
  const guest = createTestClient(product.url)
  const { body: eaten } = await guest.order({ orderType: 'pickup', lines: [{ dish, quantity: 2 }] })
  await completeOrder(chef, eaten.id)
  const { body: open } = await guest.order({ lines: [{ dish, quantity: 1 }] })
  await product.deliverStream()

  const { body: csv, headers } = await owner.get<string>(path)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv).toContain(`"'-Jalapeño; ""extra"", crème brûlée x2"`)
  for (const text of ['Dana Whitfield', 'dana@example.com', '555-0199']) expect(csv).not.toContain(text)
  const [header = [], ...rows] = parseCsv(csv) ?? []
  const listed = rows.map((row) => Object.fromEntries(header.map((field, at) => [field, row[at]])))
  expect(listed.map(({ ticket }) => ticket)).not.toContain(String(open.ticketNumber))
  expect(listed).toEqual([
    expect.objectContaining({
      ...{ date: today, location: 'HENPR', ticket: String(eaten.ticketNumber), type: 'pickup', status: 'completed' },
      ...{ dishes: `${name} x2`, subtotal: '25.00', tax: eaten.tax, total: eaten.total },
      ...{ online: '0.00', giftCards: '0.00', cash: '0.00', card: '0.00', notRecorded: eaten.total },
      time: expect.stringMatching(/^\d\d:\d\d$/),
    }),
  ])
  await guest.signIn('dana@example.com')
  expect((await guest.get(path)).status).toBe(403)
  expect((await owner.get(path.replace(/from=[^&]+/, `from=${addDays(today, -31)}`))).status).toBe(400)
})
