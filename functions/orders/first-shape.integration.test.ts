import { firstReleaseTable, putAll, startFirstReleaseTable } from '#infra/testkit/first-release'
import { strikeLine } from '../kitchen/store'
import { meanwhile } from '../runtime/testing/meanwhile'
import { getItem } from '../runtime/table'
import { moveOrder } from './move'
import { orderKeys, OrderRecord } from './records'
import { orderById } from './store'
import { claimOrder } from './store-claim'
import { unnameOrder } from './store-unname'
import { lineIdOf } from './present'

let old: Awaited<ReturnType<typeof startFirstReleaseTable>>
beforeAll(async () => {
  old = await startFirstReleaseTable()
}, 60_000)
afterAll(() => old.stop())

const now = new Date('2026-11-22T12:00:00Z')
const past = { status: 'pending', kitchenStatus: 'waiting', at: '2026-11-22T11:00:00.000Z' } as const
const waiting = { status: 'pending', kitchenStatus: 'waiting', history: [past] } as const
const anyone = () => undefined
const orders = firstReleaseTable().flatMap((item) => (item['type'] === 'Order' ? [OrderRecord.parse(item)] : []))
const activeOrders = orders.filter(({ status }) => !['completed', 'cancelled'].includes(status))

function aGuests(): OrderRecord {
  const order = orders.findLast(({ userId }) => userId === undefined)
  if (!order) throw new Error('none is a guest’s')
  return order
}

const readied = (orderId: string, intent = 'an intent') =>
  moveOrder({ orderId, to: { status: 'ready', kitchenStatus: 'ready' }, now, intent, check: anyone })

/** Without what counts its writes. */
const said = ({ version: _writes, requestId: _last, ...order }: OrderRecord) => order

describe('an order of the first release', () => {
  it('is in the newest shape once it was moved, and says what it said', async () => {
    const [order] = activeOrders
    if (!order) throw new Error('none is active')
    const moved = await readied(order.id)
    expect(said(moved)).toEqual({
      ...said(order),
      status: 'ready',
      kitchenStatus: 'ready',
      history: [
        ...order.history,
        { status: 'ready', kitchenStatus: 'ready', at: now.toISOString(), intent: 'an intent' },
      ],
    })
    const item = await getItem(orderKeys.order(order.id))
    expect(item).toMatchObject({ shape: 2, version: 2, status: 'ready' })
    for (const former of ['lines', 'history', 'taken', 'customer', 'kitchenStatus'])
      expect(item).not.toHaveProperty(former)
    expect(await orderById(order.id)).toEqual(moved)
  })

  it('loses neither of two changes that meet at it', async () => {
    const [, order] = activeOrders
    if (!order) throw new Error('there is one only')
    const lineId = lineIdOf(order, 0)
    meanwhile(orderKeys.order(order.id), () =>
      strikeLine({ orderId: order.id, lineId, isStruck: true, now, requestId: 'request-1', check: anyone }),
    )
    await readied(order.id)
    const after = await orderById(order.id)
    expect(after).toMatchObject({ status: 'ready', strikes: 1, version: 3 })
    expect(after.lines[0]?.struckAt).toBe(now.toISOString())
    expect(after.history).toHaveLength(order.history.length + 1)
  })

  // Functions of a version before may run beside ours for a moment; each writes the attributes that its change is about.
  it.each([
    { did: 'moved it', id: 'NEJ5C52JQ4W1', changes: { history: [past, { ...past, intent: 'theirs' }] } },
    { did: 'promised it anew', id: 'NEJ5C52JQ4W2', changes: { promisedAt: '2026-11-22T13:00:00.000Z' } },
    { did: 'struck a line of it', id: 'NEJ5C52JQ4W3', changes: { strikes: 2 } },
    { did: 'gave it to another account', id: 'NEJ5C52JQ4W4', changes: { userId: 'another' } },
  ])('keeps what a function of a version before did meanwhile, which $did', async ({ id, changes }) => {
    const order = {
      ...aGuests(),
      ...waiting,
      id,
      promisedAt: '2026-11-22T12:30:00.000Z',
      strikes: 1,
      userId: 'someone',
    }
    const item = { ...order, ...orderKeys.order(id) }
    await putAll([item])
    meanwhile(orderKeys.order(id), () => putAll([{ ...item, ...changes }]))
    await readied(id)
    const after = await orderById(id)
    const { promisedAt, strikes, userId, history } = { ...order, ...changes }
    expect(after).toMatchObject({ status: 'ready', promisedAt, strikes, userId })
    expect(after.history.slice(0, -1)).toEqual(history)
  })

  it('is claimed, and forgotten by whom it was for', async () => {
    const order = aGuests()
    const now = new Date(order.createdAt)
    const claimant = (userId: string) => ({ userId, visitorId: order.visitorId, email: `${userId}@example.com` })
    expect(await claimOrder(order, claimant('someone'), now)).toMatchObject({ userId: 'someone' })
    await expect(claimOrder(order, claimant('another'), now)).rejects.toThrow('already-claimed')
    await unnameOrder(order.id)
    const after = await orderById(order.id)
    expect(JSON.stringify(after)).not.toContain(order.customer.phone)
    expect(after).toMatchObject({ totalCents: order.totalCents, history: order.history, userId: 'someone' })
  })

  it('is never made by a change of one that is not there', async () => {
    const gone = { ...aGuests(), id: 'NOTTHERE0000' }
    const claimant = { userId: 'someone', visitorId: gone.visitorId, email: '' }
    await expect(claimOrder(gone, claimant, new Date(gone.createdAt))).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(await getItem(orderKeys.order(gone.id))).toBeUndefined()
  })
})
