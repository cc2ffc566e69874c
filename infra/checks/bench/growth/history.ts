import { randomUUID } from 'node:crypto'
import { buildMovement, restockAll, signInCook } from '#infra/testkit/clients/staff-clients'
import { buildOrderRequest, createTestClient, type ApiResponse } from '#infra/testkit/clients/test-client'
import type { Order } from '#shared/orders/contract'
import type { SimulatedProduct } from './simulated-product'

/** The dishes of every order, so that only history can change what a call reads. */
const DISHES = ['Edamame', 'Chicken Gyoza', 'California Roll'] as const
/** A dish that is in no order. The kitchen takes it off the menu and back, which is logged. */
const TOGGLED = 'Hibachi Chicken'
/** Of this many orders, all but one are the regular's. */
const REGULAR_EVERY = 5
/** Of this many orders, one is cancelled. */
const CANCELLED_EVERY = 6
/** Every order of the first days has a follow-up, so that all lists have full pages. */
const FOLLOWED_UP = 30
const FOLLOWED_UP_EVERY = 6
const CLIENTS = 4
const TOUR = {
  locationId: 4,
  tourType: 'staff',
  totalXP: 0,
  currentLevel: 1,
  completedLevels: [],
  earnedBadges: [],
  isCompleted: false,
}

const assertAccepted = <T>({ status, body }: ApiResponse<T>, what: string): T => {
  if (status >= 300) throw new Error(`${what} was answered with ${status}: ${JSON.stringify(body)}`)
  return body
}

export type History = Awaited<ReturnType<typeof openHistory>>

/** Opens a restocked location with a regular and a cook, whose orders become its history. */
export async function openHistory({ url, settle, startNextDay }: SimulatedProduct) {
  await restockAll(url, 'HENPR')
  const [regular, chef] = [createTestClient(url), await signInCook(url)]
  const regularId = (await regular.signIn('regular@example.com')).body.id
  await regular.post('/api/gamification/progress', { ...TOUR, userId: regularId })
  const lines = await Promise.all(DISHES.map(async (name) => ({ dish: await regular.dish(name), quantity: 1 })))
  const toggled = await regular.dish(TOGGLED)
  const body = buildOrderRequest({ lines })

  const send = async (browser: typeof regular) =>
    assertAccepted(await browser.post<Order>('/api/orders/test', body, { 'idempotency-key': randomUUID() }), 'An order')
  const place = () => send(regular)
  const move = async (id: string, status: string) =>
    assertAccepted(await chef.move(id, status), `${status} of an order`)

  /** What staff and guests do besides ordering. */
  async function followUp(id: string, index: number): Promise<void> {
    const feedback = { orderId: id, rating: 5, comment: 'Hot and fast.', trigger: 'checkin' }
    assertAccepted(await regular.post('/api/feedback', feedback), 'Feedback')
    assertAccepted(await chef.record(buildMovement(1, { quantity: '1.00' })), 'A delivery')
    const availability = `/api/menu/availability/${toggled.id}/HENPR`
    assertAccepted(await chef.put(availability, { isAvailable: index % 2 === 0 }), 'A change of the menu')
  }

  async function serveOrder(index: number): Promise<void> {
    const isRegular = index % REGULAR_EVERY !== 0
    const { id } = await send(isRegular ? regular : createTestClient(url))
    if (index % CANCELLED_EVERY === CANCELLED_EVERY - 1) return void (await move(id, 'cancelled'))
    await move(id, 'ready')
    await move(id, 'completed')
    if (isRegular && (index < FOLLOWED_UP || index % FOLLOWED_UP_EVERY === 1)) await followUp(id, index)
  }

  let days = 0
  let firstMeasuredDay: number | undefined
  const nextDay = async () => {
    await startNextDay()
    days += 1
  }

  /** Sessions end after some weeks. */
  const signInAgain = async () => {
    await regular.signIn('regular@example.com')
    await chef.signIn('chef@example.com', 'admin')
  }

  let served = 0
  async function serveDay(orders: number): Promise<void> {
    await nextDay()
    await signInAgain()
    const last = served + orders
    const client = async () => {
      while (served < last) await serveOrder(served++)
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    await settle()
  }

  return {
    regular,
    chef,
    regularId,
    body,
    place,
    move,
    /** Places orders and completes or cancels them, some a day. Returns the seconds. */
    serve: async (orders: number, ordersPerDay: number): Promise<number> => {
      const startedAt = performance.now()
      const last = served + orders
      while (served < last) await serveDay(Math.min(ordersPerDay, last - served))
      return (performance.now() - startedAt) / 1000
    },
    /** Moves to the eve of the weekday of the first measurement, because specials differ by day. */
    returnToWeekday: async (): Promise<void> => {
      while ((days + 1 - (firstMeasuredDay ?? 0)) % 7 !== 0) await nextDay()
    },
    /** Starts a day without orders, to measure on. */
    startDay: async (): Promise<void> => {
      await nextDay()
      firstMeasuredDay ??= days
      await signInAgain()
      await settle()
    },
  }
}
