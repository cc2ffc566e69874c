import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestClient, buildOrderRequest, type ApiResponse } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import type { LoyaltyAccount } from '#shared/loyalty/contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import { retryUntilAnswered, type RetryStats } from './insistent-client'
import type { RandomSource } from '#infra/operate/sample-history/random'

type Browser = ReturnType<typeof createTestClient>

/** The state of an order that the server acknowledged to its customer and kitchen. */
export type AcknowledgedOrder = { readonly id: string; total: string; kitchenStatus: string }

export type OrderLoad = {
  /** By the idempotency key of the order. */
  readonly tabs: ReadonlyMap<string, AcknowledgedOrder>
  readonly troubles: RetryStats
  /** Duration of each call in milliseconds, including retries. Readers may empty the list. */
  readonly waits: number[]
  /** Number of rejected orders, by code. */
  readonly refused: Map<string, number>
  /** Runs a task while all workers pause: each completes its current order first. */
  readonly whileQuiet: <T>(work: () => Promise<T>) => Promise<T>
  /** Stops new orders and waits for those in progress. */
  readonly stop: () => Promise<void>
}

export type OrderLoadOptions = {
  readonly url: string
  readonly random: RandomSource
  readonly workers?: number
  /** Pause between two orders of a worker. */
  readonly pauseMs?: number
  readonly locations?: readonly string[]
  /** Whether every ticket is completed, so that the boards do not fill up. */
  readonly worksOff?: boolean
  /** The address for customers' live connections; none if undefined. */
  readonly socketUrl?: string
}

/** The sequences of stages of a ticket. Some end on the board. */
const ways = [
  ['confirmed', 'ready', 'completed'],
  ['ready', 'completed'],
  ['cooking', 'ready', 'completed', 'ready', 'completed'],
  ['ready', 'completed', 'cancelled'],
  ['cancelled'],
  ['prep', 'cooking'],
] as const
/** The sequences at whose end the ticket leaves the board. */
const waysOut = ways.slice(0, -1)

const statusOf = { prep: 'preparing' } as const

type Crowd = Required<Omit<OrderLoadOptions, 'socketUrl'>> & Pick<OrderLoadOptions, 'socketUrl'>

const crowdOf = ({
  workers = 6,
  pauseMs = 40,
  locations = ['HENPR'],
  worksOff = false,
  ...options
}: OrderLoadOptions): Crowd => ({ ...options, workers, pauseMs, locations, worksOff })

/** State shared by all workers. */
type Notes = {
  readonly tabs: Map<string, AcknowledgedOrder>
  readonly waits: number[]
  readonly refused: Map<string, number>
  readonly how: { readonly random: RandomSource; readonly troubles: RetryStats }
  readonly menu: readonly MenuItem[]
}

async function timed<T>({ how, waits }: Notes, ask: () => Promise<ApiResponse<T>>): Promise<ApiResponse<T>> {
  const startedAt = performance.now()
  const answer = await retryUntilAnswered(ask, how)
  waits.push(performance.now() - startedAt)
  return answer
}

type Redeemed = { readonly discountCode: string; readonly discount: { readonly amountCents: number } }

async function redeem(browser: Browser, { how }: Notes): Promise<Redeemed | undefined> {
  const key = { 'idempotency-key': randomUUID() }
  const { status, body } = await retryUntilAnswered(
    () => browser.post<{ code: string }>('/api/loyalty/redeem', { rewardId: 1 }, key),
    how,
  )
  return status === 200 ? { discountCode: body.code, discount: { amountCents: 300 } } : undefined
}

/** Chooses one to three dishes of the menu, one or two of each. */
function someLines({ menu, how: { random } }: Notes) {
  const dishes = random
    .shuffled(menu.filter(({ isAvailable }) => isAvailable))
    .slice(0, 1 + Math.floor(random.next() * 3))
  return dishes.map((dish) => ({ dish, quantity: 1 + Math.floor(random.next() * 2) }))
}

/** Places an order, sometimes with a member's reward. Returns undefined if it is rejected. */
async function place(browser: Browser, isMember: boolean, locations: readonly string[], notes: Notes) {
  const { tabs, refused, how } = notes
  const code = isMember && how.random.chance(0.3) ? await redeem(browser, notes) : undefined
  const key = randomUUID()
  const lines = someLines(notes)
  const locationId = how.random.pick(locations)
  const sent = buildOrderRequest({ locationId, lines, code, more: { specialInstructions: key } })
  const { status, body } = await timed(notes, () =>
    browser.post<Order & { code?: string }>('/api/orders/test', sent, { 'idempotency-key': key }),
  )
  if (status !== 201) {
    const why = body.code ?? String(status)
    refused.set(why, (refused.get(why) ?? 0) + 1)
    return undefined
  }
  const tab: AcknowledgedOrder = { id: body.id, total: body.total, kitchenStatus: body.kitchenStatus }
  tabs.set(key, tab)
  return tab
}

/** Moves a ticket through one of the sequences. */
async function cook(tab: AcknowledgedOrder, kitchen: Browser, worksOff: boolean, notes: Notes): Promise<void> {
  for (const stage of notes.how.random.pick(worksOff ? waysOut : ways) ?? []) {
    const status = stage === 'prep' ? statusOf.prep : stage
    const key = { 'idempotency-key': randomUUID() }
    const { status: answered, body } = await timed(notes, () =>
      kitchen.put<{ kitchenStatus: string; code?: string }>(`/api/kitchen/orders/${tab.id}/status`, { status }, key),
    )
    // After a clock jump, the time for a recall may be over.
    if (answered === 409 && body.code === 'order-final') return
    if (answered !== 200) throw new Error(`A move was answered ${answered}: ${JSON.stringify(body)}`)
    tab.kitchenStatus = body.kitchenStatus
  }
}

/** Lets all workers pause between two orders. */
function restOf(workers: number, isOver: () => boolean) {
  let rest: Promise<void> | undefined
  let resting = 0
  return {
    pauseIfRequested: async (): Promise<void> => {
      resting += 1
      await rest
      resting -= 1
    },
    whileQuiet: async <T>(act: () => Promise<T>): Promise<T> => {
      let wake = () => {}
      rest = new Promise<void>((resolve) => (wake = resolve))
      while (resting < workers && !isOver()) await sleep(10)
      try {
        return await act()
      } finally {
        rest = undefined
        wake()
      }
    },
  }
}

/** Runs a guest's order from the menu to its end, with the tracking page open. */
async function orderOnce(browser: Browser, isMember: boolean, kitchen: Browser, crowd: Crowd, notes: Notes) {
  const { locations, worksOff, socketUrl, random, pauseMs } = crowd
  const tab = await place(browser, isMember, locations, notes)
  const page = tab && socketUrl ? await openTestSocket(socketUrl, browser.cookies) : undefined
  page?.send({ type: 'subscribe_order', orderId: tab?.id })
  if (tab) await cook(tab, kitchen, worksOff, notes)
  await sleep(pauseMs * random.between(0.5, 1.5))
  await page?.close()
}

/** Starts customers and a kitchen who retry every call until it is answered. */
export async function startOrderLoad(options: OrderLoadOptions): Promise<OrderLoad> {
  const crowd = crowdOf(options)
  const { url, random, workers } = crowd
  const troubles: RetryStats = { retries: 0, unclear: new Set() }
  const how = { random, troubles }
  const menu = (await retryUntilAnswered(() => createTestClient(url).get<MenuItem[]>('/api/menu-items/HENPR'), how))
    .body
  const notes: Notes = { tabs: new Map(), waits: [], refused: new Map(), how, menu }
  const kitchen = createTestClient(url)
  let isOver = false
  const rest = restOf(workers, () => isOver)

  async function work(index: number, referrer: string | undefined): Promise<void> {
    const browser = createTestClient(url)
    const isMember = index % 2 === 0
    if (isMember)
      await retryUntilAnswered(() => browser.signIn(`guest-${index}@example.com`, 'customer', referrer), how)
    for (; !isOver; await rest.pauseIfRequested()) await orderOnce(browser, isMember, kitchen, crowd, notes)
  }

  const referrer = createTestClient(url)
  await retryUntilAnswered(() => referrer.signIn('guest-0@example.com'), how)
  const { referralCode } = (await retryUntilAnswered(() => referrer.get<LoyaltyAccount>('/api/loyalty/account'), how))
    .body
  const all = Promise.all(
    Array.from({ length: workers }, (_, index) => work(index, index > 0 ? referralCode : undefined)),
  )
  all.catch(() => (isOver = true))
  return {
    tabs: notes.tabs,
    troubles,
    waits: notes.waits,
    refused: notes.refused,
    whileQuiet: rest.whileQuiet,
    stop: async () => {
      isOver = true
      await all
    },
  }
}
