import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { browserAt } from '#infra/testkit/browser'
import type { Random } from '#infra/testkit/random'
import { kitchen } from '#shared/contract/kitchen'
import type { MenuItem } from '#shared/contract/menu'
import type { Order } from '#shared/contract/orders'
import type { Agenda, Guest, Step } from './agenda'

const LOCATION = 'HENPR'
const MINUTE_MS = 60_000
const address = { street: '12 Pine Street', city: 'New Port Richey', state: 'FL', zip: '34652' }

type Options = { readonly url: string; readonly agenda: Agenda; readonly speed: number; readonly random: Random }

/** A rush that is played to a product by its calls: guests, cooks, what runs out. It stands still while it is asked to. */
export async function playRush({ url, agenda, speed, random }: Options) {
  const house = browserAt(url)
  await house.signIn('chef@example.com', 'admin')
  const menu = (await house.menu(LOCATION)).filter(({ isAvailable, price }) => isAvailable && Number(price) > 0)
  const counts = { orders: 0, moves: 0, strikes: 0, runOuts: 0, refused: 0 }
  const wrong: string[] = []
  /** What a device has bumped without a network is left alone until it was told. */
  const leftAlone = new Set<string>()
  let stoodStillMs = 0
  let stillSince: number | undefined
  let underWay = 0
  const startedAt = performance.now()
  const minute = () => ((stillSince ?? performance.now()) - startedAt - stoodStillMs) * (speed / MINUTE_MS)

  async function until(at: number): Promise<void> {
    while (stillSince !== undefined || minute() < at) await sleep(20)
  }
  /** Something that somebody does, in its time; what the server says is counted, and only a failure of its own is wrong. */
  async function at<T>(when: number, work: () => Promise<{ status: number; body: T }>): Promise<T | undefined> {
    await until(when)
    underWay += 1
    try {
      const { status, body } = await work()
      if (status < 400) return body
      counts.refused += 1
      if (status >= 500) wrong.push(`the product answered ${status}: ${JSON.stringify(body)}`)
    } catch (error) {
      wrong.push(`a call failed: ${String(error)}`)
    } finally {
      underWay -= 1
    }
    return undefined
  }

  async function take(order: Order, placedAt: number, step: Step): Promise<void> {
    const when = placedAt + step.after
    await until(when)
    if (leftAlone.has(order.id)) return
    if (step.kind === 'move') {
      counts.moves += 1
      await at(when, () => house.move(order.id, step.to))
      return
    }
    const line = order.items[step.line]
    if (!line) return
    counts.strikes += 1
    const { isStruck } = step
    await at(when, () => house.put(`/api/kitchen/orders/${order.id}/lines/${line.id}`, { isStruck }))
  }

  async function serve({ at: when, dishes, isDelivery, isAllergic, steps }: Guest): Promise<void> {
    const lines = random.shuffled<MenuItem>(menu).slice(0, dishes)
    const order = await at(when, () =>
      browserAt(url).order({
        locationId: LOCATION,
        orderType: isDelivery ? 'delivery' : 'pickup',
        customerInfo: isDelivery ? { address } : {},
        lines: lines.map((dish, index) => ({
          dish,
          quantity: 1,
          ...(isAllergic && index === 0 && { notes: 'Shellfish allergy, please' }),
        })),
      }),
    )
    if (!order) return
    counts.orders += 1
    for (const step of steps) await take(order, when, step)
  }

  async function runOut(when: number, minutes: number): Promise<void> {
    const dish = random.pick(menu)
    if (!dish) return
    counts.runOuts += 1
    const say = (body: object) => house.put(`/api/menu/availability/${dish.id}/${LOCATION}`, body)
    await at(when, () => say({ isAvailable: false, reason: 'Run out' }))
    await at(when + minutes, () => say({ isAvailable: true }))
  }

  const over = Promise.all([
    ...agenda.guests.map(serve),
    ...agenda.runOuts.map(({ at: when, minutes }) => runOut(when, minutes)),
  ])
  return {
    counts,
    wrong,
    until,
    over,
    leftAlone,
    /** What the kitchen's list says. */
    read: async () =>
      kitchen.orders.result.parse((await house.get(`/api/kitchen/orders/${LOCATION}?finished=brief`)).body),
    /** Does something while nobody does anything else. */
    whileQuiet: async (work: () => Promise<void>): Promise<void> => {
      stillSince = performance.now()
      while (underWay > 0) await sleep(20)
      await work()
      stoodStillMs += performance.now() - stillSince
      stillSince = undefined
    },
    /** Fills the board up to so many tickets of two dishes, for a look at a full one. */
    fill: async (count: number): Promise<void> => {
      for (let ticket = 0; ticket < count; ticket += 1) {
        const lines = random.shuffled<MenuItem>(menu).slice(0, 2)
        await house.order({ lines: lines.map((dish) => ({ dish, quantity: 1 })) }, { 'idempotency-key': randomUUID() })
      }
    },
  }
}
export type PlayedRush = Awaited<ReturnType<typeof playRush>>
