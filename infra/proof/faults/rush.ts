import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { browserAt, orderOf } from '#infra/testkit/browser'
import type { Answer } from '#infra/testkit/browser'
import { openSocket } from '#infra/testkit/socket'
import type { MenuItem } from '#shared/contract/menu'
import type { Order } from '#shared/contract/orders'
import { insist } from './persistence'
import type { Troubles } from './persistence'
import type { Random } from '#infra/testkit/random'

type Browser = ReturnType<typeof browserAt>

/** What was acknowledged to an order's customer and kitchen. */
export type Tab = { readonly id: string; readonly total: string; kitchenStatus: string }

export type Rush = {
  /** By the key that the order was placed under. */
  readonly tabs: ReadonlyMap<string, Tab>
  readonly troubles: Troubles
  /** How long each call took, in milliseconds, retries included; whoever reads them may empty the list. */
  readonly waits: number[]
  /** Orders that were refused for good, by code. */
  readonly refused: Map<string, number>
  /** Does something while nobody asks for anything: each finishes what is in hand first, and goes on after it. */
  readonly whileQuiet: <T>(work: () => Promise<T>) => Promise<T>
  /** No new orders; ends once what is under way is done. */
  readonly stop: () => Promise<void>
}

export type RushOptions = {
  readonly url: string
  readonly random: Random
  readonly workers?: number
  /** Between two orders of one worker. */
  readonly pauseMs?: number
  readonly locations?: readonly string[]
  /** Whether every ticket is worked off, so that the boards stay as full as they are. */
  readonly worksOff?: boolean
  /** Where customers follow their order; nobody does unless told. */
  readonly socketUrl?: string
  /** What a guest does as soon as an order of theirs is acknowledged, before the kitchen has it. */
  readonly placed?: (guest: Browser, order: Tab) => Promise<void>
}

/** The ways that a ticket goes; on some it stays on the board. */
const ways = [
  ['confirmed', 'ready', 'completed'],
  ['ready', 'completed'],
  ['cooking', 'ready', 'completed', 'ready', 'completed'],
  ['ready', 'completed', 'cancelled'],
  ['cancelled'],
  ['prep', 'cooking'],
] as const
/** Those on which every ticket leaves the board again. */
const waysOut = ways.slice(0, -1)

const statusOf = { prep: 'preparing' } as const

/** Customers who order and a kitchen that works, all of whom insist until they are answered. */
export async function startRush({
  url,
  random,
  workers = 6,
  pauseMs = 40,
  locations = ['HENPR'],
  worksOff = false,
  socketUrl,
  placed,
}: RushOptions): Promise<Rush> {
  const tabs = new Map<string, Tab>()
  const troubles: Troubles = { retries: 0, unclear: new Set() }
  const waits: number[] = []
  const refused = new Map<string, number>()
  const how = { random, troubles }
  async function timed<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const startedAt = performance.now()
    const answer = await insist(ask, how)
    waits.push(performance.now() - startedAt)
    return answer
  }
  const menu = (await insist(() => browserAt(url).get<MenuItem[]>('/api/menu-items/HENPR'), how)).body
  const kitchen = browserAt(url)
  const taken = worksOff ? waysOut : ways
  let isOver = false
  let rest: Promise<void> | undefined
  let resting = 0

  async function redeem(
    browser: Browser,
  ): Promise<{ discountCode: string; discount: { amountCents: number } } | undefined> {
    const key = { 'idempotency-key': randomUUID() }
    const { status, body } = await insist(
      () => browser.post<{ code: string }>('/api/loyalty/redeem', { rewardId: 1 }, key),
      how,
    )
    return status === 200 ? { discountCode: body.code, discount: { amountCents: 300 } } : undefined
  }

  async function place(browser: Browser, isMember: boolean): Promise<Tab | undefined> {
    const code = isMember && random.chance(0.3) ? await redeem(browser) : undefined
    const key = randomUUID()
    const dishes = random
      .shuffled(menu.filter(({ isAvailable }) => isAvailable))
      .slice(0, 1 + Math.floor(random.next() * 3))
    const lines = dishes.map((dish) => ({ dish, quantity: 1 + Math.floor(random.next() * 2) }))
    const sent = orderOf({ locationId: random.pick(locations), lines, code, more: { specialInstructions: key } })
    const { status, body } = await timed(() =>
      browser.post<Order & { code?: string }>('/api/orders/test', sent, { 'idempotency-key': key }),
    )
    if (status !== 201) {
      const why = body.code ?? String(status)
      refused.set(why, (refused.get(why) ?? 0) + 1)
      return undefined
    }
    const tab = { id: body.id, total: body.total, kitchenStatus: body.kitchenStatus }
    tabs.set(key, tab)
    return tab
  }

  async function cook(tab: Tab): Promise<void> {
    for (const stage of random.pick(taken) ?? []) {
      const status = stage === 'prep' ? statusOf.prep : stage
      const key = { 'idempotency-key': randomUUID() }
      const { status: answered, body } = await timed(() =>
        kitchen.put<{ kitchenStatus: string; code?: string }>(`/api/kitchen/orders/${tab.id}/status`, { status }, key),
      )
      // The clock may have jumped past the time in which a bump can be taken back.
      if (answered === 409 && body.code === 'order-final') return
      if (answered !== 200) throw new Error(`A move was answered ${answered}: ${JSON.stringify(body)}`)
      tab.kitchenStatus = body.kitchenStatus
    }
  }

  async function restIfAsked(): Promise<void> {
    resting += 1
    await rest
    resting -= 1
  }

  async function whileQuiet<T>(act: () => Promise<T>): Promise<T> {
    let wake = () => {}
    rest = new Promise<void>((resolve) => (wake = resolve))
    while (resting < workers && !isOver) await sleep(10)
    try {
      return await act()
    } finally {
      rest = undefined
      wake()
    }
  }

  async function work(index: number, referrer: string | undefined): Promise<void> {
    const browser = browserAt(url)
    const isMember = index % 2 === 0
    if (isMember) {
      await insist(() => browser.signIn(`guest-${index}@example.com`, 'customer', referrer), how)
    }
    for (; !isOver; await restIfAsked()) {
      const tab = await place(browser, isMember)
      const page = tab && socketUrl ? await openSocket(socketUrl, browser.cookies) : undefined
      page?.say({ type: 'subscribe_order', orderId: tab?.id })
      if (tab) await placed?.(browser, tab)
      if (tab) await cook(tab)
      await sleep(pauseMs * random.between(0.5, 1.5))
      await page?.close()
    }
  }

  const first = (await insist(() => browserAt(url).signIn('guest-0@example.com'), how)).body.id
  const working = Array.from({ length: workers }, (_, index) => work(index, index > 0 ? first : undefined))
  const all = Promise.all(working)
  all.catch(() => (isOver = true))
  return {
    tabs,
    troubles,
    waits,
    refused,
    whileQuiet,
    stop: async () => {
      isOver = true
      await all
    },
  }
}
