import { MAX_TEST_TICKETS } from '#functions/kitchen/board-repository'
import { orderKeys } from '#functions/orders/records'
import { getItem, putItems } from '#functions/platform/table/table'
import { startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import { maxListedOrders } from '#shared/numbers/order-list-contract'
import { getAddressLimit } from '#shared/platform/rate-limits'
import { toWallClock } from '#shared/platform/time'

let group: TwoModes
beforeAll(async () => {
  // Mails of the copied orders exceed their limit.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  group = await startTwoModes({ rateLimits: 'on' })
})
afterAll(() => group.product.stop())

const { code } = testLocation
const { date } = toWallClock(testLocation, new Date())

async function storeCopies(orderId: string, count: number): Promise<void> {
  const item = await getItem(orderKeys.order(orderId))
  const copies = Array.from({ length: count }, (_, index) => `COPY${orderId.slice(0, 4)}${1000 + index}`)
  await putItems(
    copies.map((id) => ({
      ...item,
      ...orderKeys.order(id),
      id,
      gsi1sk: String(item?.['gsi1sk']).replaceAll(orderId, id),
    })),
  )
}

describe('a test site next to a live one, which anyone may fill', () => {
  it('takes no order of many kilobytes', async () => {
    const { browser } = await group.tester('admin')
    const notes = '汉'.repeat(200)
    const dish = await browser.dish('California Roll', code)
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ dish, quantity: 1, notes: `${at} ${notes}`.slice(0, 200) }))
    const small = await browser.order({ locationId: code, lines: lines(5) })
    const large = await browser.order({ locationId: code, lines: lines(30) })
    expect([small.status, large.status, large.body]).toMatchObject([
      201,
      400,
      { detail: expect.stringContaining('large') },
    ])
  })

  it('lists few of its orders at once, on boards and in spreadsheets, and seldom', async () => {
    const { browser } = await group.tester('admin')
    const order = async () => (await browser.order({ locationId: code })).body
    const [open, done] = [await order(), await order()]
    await browser.put(`/api/kitchen/orders/${done.id}/status`, { status: 'completed' })
    await storeCopies(open.id, MAX_TEST_TICKETS + 5)
    await storeCopies(done.id, maxListedOrders.testSiteBesideLive)
    const board = await group.visitor(testLocation).get<{ orderItems: object[] }[]>(`/api/kitchen/orders/${code}`)
    expect(board.body.filter(({ orderItems }) => orderItems.length > 0).length).toBeLessThanOrEqual(
      2 * MAX_TEST_TICKETS,
    )
    const list = () => browser.get<object>(`/api/numbers/${code}/orders?from=${date}&to=${date}`)
    expect((await list()).body).toMatchObject({ detail: expect.stringContaining('fewer days') })
    expect((await browser.get<object>(`/api/numbers/${code}/${date}/orders?of=orders`)).status).toBe(400)
    const statuses: number[] = []
    // At most the limit of the two minutes that the calls may span.
    for (let call = 0; call < 2 * getAddressLimit('lists') + 1; call += 1) statuses.push((await list()).status)
    expect(statuses).toContain(429)
  })
})
