import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { Order } from '#shared/orders/contract'
import { createFakePrinter, type AddedPrinter } from './testing/fake-printer'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

async function addPrinter(name = 'Grill', more: object = {}) {
  const { body } = await owner.post<AddedPrinter>('/api/desk/printers/HENPR', { name, ...more })
  return createFakePrinter(product.url, body)
}

async function placeOrder(dishes = ['California Roll'], name = 'Dana Whitfield'): Promise<Order> {
  const guest = createTestClient(product.url)
  const lines = await Promise.all(dishes.map(async (dish) => ({ dish: await guest.dish(dish), quantity: 1 })))
  const { body, status } = await guest.order({ lines, more: { customerInfo: { name, phone: '7275550199' } } })
  expect(status).toBe(201)
  await product.deliverStream()
  return body
}

const cancel = async ({ id }: Order) => {
  await owner.put(`/api/kitchen/orders/${id}/status`, { status: 'cancelled' })
  await product.deliverStream()
}

it('prints that an order was cancelled, once and only where its ticket is on paper', async () => {
  const [printed, off] = [await addPrinter(), await addPrinter('Pass')]
  const order = await placeOrder()
  await printed.printAll()
  await cancel(order)
  const [slip = '', ...more] = await printed.printAll()
  expect(more).toEqual([])
  expect(slip).toMatch(new RegExp(`^\\*+\nCANCELLED\n\\*+\nCANCELLED #${order.ticketNumber}\n`))
  expect(slip).toContain('1 x California Roll')
  expect(await off.printAll()).toEqual([])
})

it("lists on a station's slip what that station makes, and sends to the screen for a name in another script", async () => {
  const printer = await addPrinter('Sushi bar', { stations: ['sushi'] })
  const order = await placeOrder(['Hibachi Chicken', 'California Roll'], '김민수')
  await printer.printAll()
  await cancel(order)
  const [slip = ''] = await printer.printAll()
  expect(slip.split('\n').slice(-4)).toEqual([
    `CANCELLED #${order.ticketNumber}`,
    'PICKUP, GimMinSu SEE SCREEN',
    '1 x California Roll',
    'and 1 at other stations',
  ])
})

it('prints that an order was cancelled while its ticket was being printed', async () => {
  const printer = await addPrinter()
  const order = await placeOrder()
  const { jobToken } = await printer.poll()
  await printer.fetchJob()
  await cancel(order)
  await printer.confirm('200 OK', jobToken)
  expect(await printer.printAll()).toEqual([expect.stringContaining(`CANCELLED #${order.ticketNumber}`)])
})

it('prints the new time of a rescheduled order, each time, where its ticket is on paper', async () => {
  const [printed, off] = [await addPrinter(), await addPrinter('Pass')]
  const order = await placeOrder()
  await printed.printAll()
  const moveTo = async (minutes: number) => {
    const at = new Date(Date.now() + minutes * 60_000).toISOString()
    expect((await owner.put(`/api/kitchen/orders/${order.id}/slot`, { at })).status).toBe(200)
    await product.deliverStream()
    return printed.printAll()
  }
  const head = new RegExp(`^\\*+\nNEW TIME\n\\*+\nNEW TIME #${order.ticketNumber}\nFOR \\d+:\\d\\d [AP]M`)
  const first = await moveTo(120)
  expect(first).toEqual([expect.stringMatching(head)])
  expect(await moveTo(150)).toEqual([expect.stringMatching(head)])
  expect(await moveTo(120)).toEqual(first)
  expect((await off.printAll()).join('')).not.toContain('NEW TIME')
})

it('marks a ticket that the printer fetched before as a reprint', async () => {
  const printer = await addPrinter()
  const { ticketNumber } = await placeOrder()
  const { jobToken } = await printer.poll()
  expect(await (await printer.fetchJob()).text()).not.toContain('REPRINT')
  await printer.confirm('410 Paper out', jobToken)
  const [again = ''] = await printer.printAll()
  expect(again).toMatch(/^\*+\nREPRINT\n\*+\n/)
  expect(again).toContain(`#${ticketNumber} PICKUP`)
})

it('is printed again by staff as a reprint on the printers that have it; not once its order is over', async () => {
  const printer = await addPrinter('Sushi bar')
  const order = await placeOrder()
  const reprint = () => owner.post(`/api/kitchen/orders/${order.id}/print`)
  expect(await reprint()).toMatchObject({ status: 200, body: { printers: [] } })
  await printer.printAll()
  expect(await reprint()).toMatchObject({ status: 200, body: { printers: ['Sushi bar'] } })
  expect(await printer.printAll()).toEqual([expect.stringMatching(/^\*+\nREPRINT\n\*+\n#\d+ PICKUP/)])
  const stranger = createTestClient(product.url)
  expect((await stranger.post(`/api/kitchen/orders/${order.id}/print`)).status).toBe(401)
  await cancel(order)
  expect(await reprint()).toMatchObject({ status: 409, body: { code: 'order-final' } })
})
