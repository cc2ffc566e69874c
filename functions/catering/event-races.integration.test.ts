import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { loseNextTransaction } from '#infra/testkit/lose-transaction'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { openCateringClient, type CateringClient } from './testing/catering-client'

let product: Awaited<ReturnType<typeof startTestProduct>>
let catering: CateringClient

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  catering = await openCateringClient(product)
})
afterAll(() => product.stop())

describe('changes at the same time', () => {
  const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort()

  it('of acceptance and decline, one succeeds', async () => {
    const id = await catering.quotedEvent()
    const answers = await Promise.all([catering.accept(id), catering.put(id, { state: 'declined' })])
    expect(statuses(answers)).toEqual([200, 409])
    const { state, orderId } = await catering.read(id)
    expect([state, orderId === null]).toEqual(state === 'ordered' ? ['ordered', false] : ['declined', true])
  })

  it('of acceptance and another quote, the guest never accepts a quote unread', async () => {
    const id = await catering.quotedEvent()
    const { version } = await catering.read(id)
    const answers = await Promise.all([catering.accept(id, { version }), catering.quote(id, { deposit: '200.00' })])
    expect(statuses(answers)).toEqual([200, 409])
    const { state, quote: current } = await catering.read(id)
    expect(current?.deposit).toBe(state === 'ordered' ? '100.00' : '200.00')
  })

  it('of acceptance and cancellation by the guest, no order is left of a cancelled event', async () => {
    const id = await catering.quotedEvent()
    await Promise.all([catering.accept(id), catering.cancel(id)])
    const event = await catering.read(id)
    const ticket = await catering.ticketOf(event)
    expect([event.state, ticket !== undefined]).toEqual(
      event.state === 'ordered' ? ['ordered', true] : ['cancelled', false],
    )
  })
})

describe('a server that stops while a quote is accepted', () => {
  it.each(['before', 'after'] as const)('%s it wrote: trying again gives one order', async (moment) => {
    const id = await catering.quotedEvent()
    await product.deliverStream()
    jest.spyOn(console, 'error').mockReturnValue()
    const lost = loseNextTransaction(moment)
    await catering.accept(id)
    expect(lost()).toBe(true)
    const { state, orderId } = (await catering.accept(id)).body
    expect(state).toBe('ordered')
    const orders = (await scanTable()).filter(
      ({ type, event }) => type === 'Order' && JSON.stringify(event).includes(id),
    )
    expect(orders.map((order) => order['id'])).toEqual([orderId])
    expect(await catering.readMails(id)).toHaveProperty(`ordered-${(await catering.read(id)).version}`)
  })
})

it('the restaurant learns of a cancellation by the guest, though the server stops after it cancelled the order', async () => {
  const id = await catering.quotedEvent()
  await catering.accept(id)
  jest.spyOn(console, 'error').mockReturnValue()
  const lost = loseNextTransaction('after')
  await catering.cancel(id)
  expect(lost()).toBe(true)
  expect(await catering.readMails(id)).toHaveProperty('staff-cancelled')
  expect(await catering.cancel(id)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
})

it('the books agree after all this', async () => {
  await product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})
