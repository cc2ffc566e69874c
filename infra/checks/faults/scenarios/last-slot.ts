import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { createTestClient } from '#infra/testkit/clients/test-client'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import type { CapacitySettings } from '#shared/kitchen/capacity-contract'
import type { Slot } from '#shared/orders/slots-contract'
import { locations } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { retryUntilAnswered } from '../insistent-client'
import { startProductUnderTest, type ProductUnderTest } from '../product-under-test'
import type { Scenario, ScenarioContext, ScenarioResult } from '../scenario'

const BUYERS = 50
const GIVEN_BACK_MS = scaleLimit(30_000)
const [location] = locations

type Refused = { readonly code?: string }

/** Guests and an owner who retry until they are answered, each with their own keys. */
function shopAt(url: string, { random }: ScenarioContext) {
  const troubles = { retries: 0, unclear: new Set<string>() }
  const insist = <T>(ask: Parameters<typeof retryUntilAnswered<T>>[0]) => retryUntilAnswered(ask, { random, troubles })
  const key = () => ({ 'idempotency-key': randomUUID() })

  async function limitToOne(): Promise<void> {
    const owner = createTestClient(url)
    await insist(() => owner.signIn('owner@example.com', 'admin'))
    const { version } = (await insist(() => owner.get<CapacitySettings>(`/api/desk/capacity/${location.code}`))).body
    const [limit, under] = [{ pickup: 1, delivery: null, version }, key()]
    await insist(() => owner.put(`/api/desk/capacity/${location.code}`, limit, under))
  }

  const slotsOf = async (date: string) =>
    (await insist(() => createTestClient(url).get<Slot[]>(`/api/slots/${location.code}?type=pickup&date=${date}`))).body

  /** Returns a slot of the next day with long opening hours. */
  async function aSlot(): Promise<string> {
    const today = toWallClock(location, new Date()).date
    for (let ahead = 1; ahead <= 7; ahead += 1) {
      const slot = (await slotsOf(addDays(today, ahead)))[6]
      if (slot) return slot.at
    }
    throw new Error('no day is open for long')
  }

  const leftOf = async (at: string) =>
    (await slotsOf(toWallClock(location, new Date(at)).date)).find((slot) => slot.at === at)?.left

  async function buy(dish: MenuItem, scheduledFor: string) {
    const [browser, under] = [createTestClient(url), key()]
    const order = { lines: [{ dish, quantity: 1 }], more: { scheduledFor } }
    const { status, body } = await insist<Order & Refused>(() => browser.order(order, under))
    return { status, body, browser }
  }

  return { troubles, insist, key, limitToOne, aSlot, leftOf, buy }
}

/** Kills the product or its table at a random moment of the task. */
async function killWithin(
  ms: number,
  product: ProductUnderTest,
  { random }: ScenarioContext,
  what: 'product' | 'table',
) {
  await sleep(random.between(0, ms))
  const engine = product.engine()
  if (what === 'table' && engine) process.kill(engine.pid, 'SIGKILL')
  else await product.killAndRestart()
}

async function sellTheLast(product: ProductUnderTest, trial: ScenarioContext): Promise<ScenarioResult> {
  const failures: string[] = []
  const shop = shopAt(product.url, trial)
  await shop.limitToOne()
  const dish = (
    await shop.insist(() => createTestClient(product.url).get<MenuItem[]>(`/api/menu-items/${location.code}`))
  ).body
  const roll = dish.find(({ name }) => name === 'California Roll')
  if (!roll) throw new Error('no roll is on the menu')
  const at = await shop.aSlot()

  async function sell(dish: MenuItem, what: 'product' | 'table') {
    const buyers = Promise.all(Array.from({ length: BUYERS }, () => shop.buy(dish, at)))
    const [answers] = await Promise.all([buyers, killWithin(600, product, trial, what)])
    const won = answers.filter(({ status }) => status === 201)
    const slotFull = answers.filter(({ status, body }) => status === 409 && body.code === 'slot-full')
    if (won.length !== 1) failures.push(`${won.length} of ${BUYERS} buyers got the last place`)
    if (won.length + slotFull.length !== BUYERS)
      failures.push(`${BUYERS - won.length - slotFull.length} got another answer`)
    const left = await shop.leftOf(at)
    if (left !== 0) failures.push(`${left} places are left of the one that was sold`)
    return won[0]
  }

  for (const what of ['product', 'table'] as const) {
    const won = await sell(roll, what)
    if (!won) break
    const under = shop.key()
    const cancels = shop.insist(() => won.browser.post(`/api/orders/${won.body.id}/cancel`, undefined, under))
    const [{ status }] = await Promise.all([cancels, killWithin(60, product, trial, what)])
    if (status !== 200) failures.push(`a cancel was answered ${status}`)
    const deadline = performance.now() + GIVEN_BACK_MS
    while ((await shop.leftOf(at)) !== 1 && performance.now() < deadline) await sleep(100)
    const left = await shop.leftOf(at)
    if (left !== 1) failures.push(`${left} places are left after the order of the one was cancelled`)
  }
  await sell(roll, 'product')
  for (const words of shop.troubles.unclear) failures.push(`a refusal that says nothing: ${words}`)
  return { failures, figures: `5 kills, ${3 * BUYERS} buyers, ${shop.troubles.retries} retries` }
}

export const lastSlot: Scenario = {
  name: 'last place',
  happens:
    'kill -9, of the product or of the table, while 50 guests order the last place of ten minutes, and while it is cancelled',
  holds: 'one of them gets it, the others learn that it is gone, and a cancelled place is sold again, once',
  run: async (trial) => {
    const product = await startProductUnderTest(trial)
    try {
      return await sellTheLast(product, trial)
    } finally {
      await product.stop()
    }
  },
}
