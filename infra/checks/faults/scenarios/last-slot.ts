import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseKitchenTime } from '#functions/orders/times/kitchen-time-records'
import { auditRecords } from '#infra/operate/audit/audit'
import { formatDifference } from '#infra/operate/audit/difference'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { createTestClient } from '#infra/testkit/clients/test-client'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import type { CapacitySettings } from '#shared/kitchen/capacity-contract'
import type { CartSlots } from '#shared/orders/slots-contract'
import { locations } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { retryUntilAnswered } from '../insistent-client'
import { readRecords } from '../invariants'
import { startProductUnderTest, type ProductUnderTest } from '../product-under-test'
import type { Scenario, ScenarioContext, ScenarioResult } from '../scenario'

const BUYERS = 50
const GIVEN_BACK_MS = scaleLimit(30_000)
const [location] = locations
/** What orders can reserve of the hibachi station in a quarter of an hour. */
const HIBACHI_MINUTES = 48

type Refused = { readonly code?: string }

/** Guests and an owner who retry until they are answered, each with their own keys. */
function shopAt(url: string, { random }: ScenarioContext) {
  const troubles = { retries: 0, unclear: new Set<string>() }
  const retry = <T>(ask: Parameters<typeof retryUntilAnswered<T>>[0]) => retryUntilAnswered(ask, { random, troubles })
  const key = () => ({ 'idempotency-key': randomUUID() })

  async function setCapacity(settings: Pick<CapacitySettings, 'pickup' | 'kitchenTime'>): Promise<void> {
    const owner = createTestClient(url)
    await retry(() => owner.signIn('owner@example.com', 'admin'))
    const { version } = (await retry(() => owner.get<CapacitySettings>(`/api/desk/capacity/${location.code}`))).body
    const [capacity, under] = [{ ...settings, delivery: null, version }, key()]
    await retry(() => owner.put(`/api/desk/capacity/${location.code}`, capacity, under))
  }

  /** Returns the slots of a date in which one piece of a dish fits. */
  async function slotsOf(date: string, { id }: MenuItem) {
    const query = `type=pickup&date=${date}&items=${id}`
    return (await retry(() => createTestClient(url).get<CartSlots>(`/api/slots/${location.code}?${query}`))).body.slots
  }

  /** Returns a slot of the next day with long opening hours. */
  async function aSlot(dish: MenuItem): Promise<string> {
    const today = toWallClock(location, new Date()).date
    for (let ahead = 1; ahead <= 7; ahead += 1) {
      const slot = (await slotsOf(addDays(today, ahead), dish))[6]
      if (slot) return slot.at
    }
    throw new Error('no day is open for long')
  }

  const isFree = async (dish: MenuItem, at: string) =>
    (await slotsOf(toWallClock(location, new Date(at)).date, dish)).some((slot) => slot.at === at)

  async function buy(dish: MenuItem, scheduledFor: string) {
    const [browser, under] = [createTestClient(url), key()]
    const order = { lines: [{ dish, quantity: 1 }], more: { scheduledFor } }
    const { status, body } = await retry<Order & Refused>(() => browser.order(order, under))
    return { status, body, browser }
  }

  return { troubles, insist: retry, key, setCapacity, aSlot, isFree, buy }
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

/** Something of which a time has a limited number. */
type Scarce = {
  readonly settings: Pick<CapacitySettings, 'pickup' | 'kitchenTime'>
  readonly dish: string
  readonly orders: number
}

const onePlace: Scarce = { settings: { pickup: 1 }, dish: 'California Roll', orders: 1 }
/** Two quarters of an hour, with room for six hibachi dishes each. */
const twelveDishes: Scarce = { settings: { pickup: null, kitchenTime: true }, dish: 'Hibachi Chicken', orders: 12 }

function findDish(menu: readonly MenuItem[], name: string): MenuItem {
  const dish = menu.find((one) => one.name === name)
  if (!dish) throw new Error(`no ${name} is on the menu`)
  return dish
}

async function sellOut(
  product: ProductUnderTest,
  trial: ScenarioContext,
  { settings, dish: name, orders }: Scarce,
): Promise<ScenarioResult> {
  const failures: string[] = []
  const shop = shopAt(product.url, trial)
  await shop.setCapacity(settings)
  const menu = await shop.insist(() =>
    createTestClient(product.url).get<MenuItem[]>(`/api/menu-items/${location.code}`),
  )
  const dish = findDish(menu.body, name)
  const at = await shop.aSlot(dish)

  async function sell(most: number, what: 'product' | 'table') {
    const buyers = Promise.all(Array.from({ length: BUYERS }, () => shop.buy(dish, at)))
    const [answers] = await Promise.all([buyers, killWithin(600, product, trial, what)])
    const won = answers.filter(({ status }) => status === 201)
    const slotFull = answers.filter(({ status, body }) => status === 409 && body.code === 'slot-full')
    if (won.length !== most) failures.push(`${won.length} of ${BUYERS} buyers got what is there for ${most}`)
    if (won.length + slotFull.length !== BUYERS)
      failures.push(`${BUYERS - won.length - slotFull.length} got another answer`)
    if (await shop.isFree(dish, at)) failures.push('the time is offered after it was sold out')
    return won[0]
  }

  let most = orders
  for (const what of ['product', 'table'] as const) {
    const won = await sell(most, what)
    if (!won) break
    most = 1
    const under = shop.key()
    const cancels = shop.insist(() => won.browser.post(`/api/orders/${won.body.id}/cancel`, undefined, under))
    const [{ status }] = await Promise.all([cancels, killWithin(60, product, trial, what)])
    if (status !== 200) failures.push(`a cancel was answered ${status}`)
    const deadline = performance.now() + GIVEN_BACK_MS
    while (!(await shop.isFree(dish, at)) && performance.now() < deadline) await sleep(100)
    if (!(await shop.isFree(dish, at))) failures.push('the time is not offered after an order of it was cancelled')
  }
  await sell(1, 'product')
  await product.ask({ ask: 'settle' })
  const records = await readRecords(product)
  const minutes = records.filter(({ type }) => type === 'KitchenTime').flatMap(parseKitchenTime)
  for (const { at: quarter, minutes: taken } of minutes)
    if ((taken.hibachi ?? 0) > HIBACHI_MINUTES) failures.push(`${taken.hibachi} minutes are sold of ${quarter}`)
  failures.push(...auditRecords(records).differences.map(formatDifference))
  for (const words of shop.troubles.unclear) failures.push(`a refusal that says nothing: ${words}`)
  return { failures, figures: `5 kills, ${3 * BUYERS} buyers, ${shop.troubles.retries} retries` }
}

const sellingOut = (scarce: Scarce) => async (trial: ScenarioContext) => {
  const product = await startProductUnderTest(trial)
  try {
    return await sellOut(product, trial, scarce)
  } finally {
    await product.stop()
  }
}

export const lastSlot: Scenario = {
  name: 'last place',
  happens:
    'kill -9, of the product or of the table, while 50 guests order the last place of ten minutes, and while it is cancelled',
  holds: 'one of them gets it, the others learn that it is gone, and a cancelled place is sold again, once',
  run: sellingOut(onePlace),
}

export const lastMinutes: Scenario = {
  name: 'last kitchen time',
  happens:
    'kill -9, of the product or of the table, while 50 guests order the last minutes of the hibachi station, and while one cancels',
  holds: 'no minute is sold twice, twelve of them get the twelve dishes, and returned minutes are sold again, once',
  run: sellingOut(twelveDishes),
}
