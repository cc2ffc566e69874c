import type { SampleDayRecord, SampleOrderRecord } from '#functions/numbers/records'
import type { RandomSource } from '#infra/operate/sample-history/random'
import { getHoursOn, getSpanMinutes } from '#shared/hours/open-periods'
import { toWallClock, getWeekday } from '#shared/platform/time'
import { createOrderId } from '#shared/platform/ids'
import { resolveStage } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import { estimateEta, estimateReadyMinutes, type PendingOrder } from '#shared/orders/eta'
import { getWorkload } from '#shared/orders/workload'
import type { StationCapacity } from '#shared/orders/timing/stations'
import { generateBasket, type SampleBasket, type SampleLocation } from './sample-orders'

const MINUTE_MS = 60_000

/** How busy weekdays are, Sunday first: a family restaurant fills up towards the weekend. */
const WEEKDAYS = [1.05, 0.6, 0.65, 0.75, 0.95, 1.45, 1.55] as const

/** How busy minutes of a day are: a lunch, and a dinner of twice that. */
const busyness = (minutes: number): number => {
  const near = (hour: number, width: number) => Math.exp(-(((minutes - hour * 60) / width) ** 2))
  return 0.12 + 0.75 * near(12.5, 55) + 1.5 * near(18.6, 75)
}

/** A moment of a local day. What the clock skips in spring no guest orders in. */
function momentOf({ location }: SampleLocation, date: string, minutes: number): Date {
  const guess = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS
  const shown = toWallClock(location, new Date(guess))
  const off = (Date.parse(`${shown.date}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`)) / MINUTE_MS + shown.minutes
  return new Date(guess + (minutes - off) * MINUTE_MS)
}

/** When guests order on a day, in minutes of its clock. */
function ordersAt({ location }: SampleLocation, date: string, { usual, random }: SampleDaySettings): readonly number[] {
  const open = getHoursOn(location, date).flatMap((span) => {
    const { from, to } = getSpanMinutes(span)
    return Array.from({ length: Math.max(0, to - 20 - from) }, (_, index) => from + index)
  })
  const all = open.reduce((sum, minutes) => sum + busyness(minutes), 0)
  const count =
    open.length === 0 ? 0 : Math.round(usual * (WEEKDAYS[getWeekday(date)] ?? 1) * random.between(0.85, 1.15))
  const moments = Array.from({ length: count }, () => {
    let left = random.next() * all
    return (open.find((minutes) => (left -= busyness(minutes)) < 0) ?? open[0] ?? 0) + random.next()
  })
  return moments.sort((one, other) => one - other)
}

type SampleDaySettings = {
  readonly random: RandomSource
  /** How many orders a day of the middle has. */
  readonly usual: number
}

type Made = { readonly order: SampleOrderRecord; readonly readyMs: number }

const after = (ms: number, minutes: number) => ms + Math.round(minutes * MINUTE_MS)
const iso = (ms: number) => new Date(ms).toISOString()
const stage = (status: OrderStatus, ms: number) => ({ ...resolveStage({ status }), at: iso(ms) })

type Placed = {
  readonly basket: SampleBasket
  readonly now: Date
  readonly ticketNumber: number
  readonly activeOrders: readonly PendingOrder[]
}

/**
 * An order from its placing to its end, made as fast as the stations are and as people are, which
 * is not the same.
 */
function orderFrom(
  { basket, now, ticketNumber, activeOrders }: Placed,
  stations: readonly StationCapacity[],
  random: RandomSource,
): Made {
  const { isDiscounted: _isDiscounted, ...facts } = basket
  const kitchen = { stations, extraMinutes: 0, activeOrders }
  const work = getWorkload(facts.lines)
  const promised = estimateEta({ orderType: facts.orderType, work, scheduledFor: null }, kitchen, now)
  const placed = now.getTime()
  const id = createOrderId(Uint8Array.from({ length: 12 }, () => Math.floor(random.next() * 256)))
  const head = {
    ...facts,
    id,
    ticketNumber,
    createdAt: iso(placed),
    earnsPoints: random.chance(0.45),
    ...(promised && { promisedFrom: iso(promised.from), promisedAt: iso(promised.at) }),
  }
  if (random.chance(0.03)) {
    const history = [stage('pending', placed), stage('cancelled', after(placed, random.between(1, 6)))]
    return { order: { ...head, status: 'cancelled', history }, readyMs: placed }
  }
  const confirmed = after(placed, random.between(0.4, 3))
  const minutes =
    estimateReadyMinutes(work, kitchen, placed) * random.between(0.55, 1.1) * (random.chance(0.06) ? 1.6 : 1)
  const readyMs = after(confirmed, minutes)
  const completed = after(readyMs, facts.orderType === 'delivery' ? random.between(9, 21) : random.between(1, 9))
  const between = (share: number) => confirmed + Math.round((readyMs - confirmed) * share)
  const order: SampleOrderRecord = {
    ...head,
    status: 'completed',
    completedAt: iso(completed),
    lines: facts.lines.map((line) => ({
      ...line,
      // A drink is poured while the iron gets hot.
      struckAt: iso(between(line.station === 'drinks' ? random.between(0.1, 0.3) : random.between(0.5, 1))),
    })),
    history: [
      stage('pending', placed),
      stage('confirmed', confirmed),
      stage('preparing', between(0.1)),
      stage('cooking', between(0.3)),
      stage('plating', between(0.85)),
      stage('ready', readyMs),
      stage('completed', completed),
    ],
  }
  return { order, readyMs }
}

const comments = {
  5: ['Best fried rice in town.', 'Hot, fast, and the sushi was beautiful.', 'Our Friday tradition.', ''],
  4: ['Tasty as ever, a little salty.', 'Good portions.', 'Nice packing, nothing spilled.', ''],
  3: ['Fine, but the yum yum sauce was missing.', 'A bit slow today.', ''],
  2: ['Rice was cold when it got here.', 'Waited far longer than promised.'],
  1: ['Wrong roll in the bag.', 'Called twice, nobody answered.'],
} as const

/** Who waited for longer than promised says so. */
function feedbackOn(orders: readonly SampleOrderRecord[], random: RandomSource): SampleDayRecord['feedback'] {
  return orders.flatMap(({ completedAt, promisedAt = '', ticketNumber }) => {
    if (completedAt === undefined || !random.chance(0.12)) return []
    const luck = random.next() - (completedAt > promisedAt ? 0.3 : 0)
    const rating = luck > 0.45 ? 5 : luck > 0.18 ? 4 : luck > 0.06 ? 3 : luck > -0.1 ? 2 : 1
    const at = iso(after(Date.parse(completedAt), random.between(4, 40)))
    return [{ at, rating, comment: random.pick(comments[rating]) ?? '', ticketNumber }]
  })
}

/**
 * What a day at a location may have been: its orders from opening to closing, what was thrown away,
 * given and said.
 */
export function generateSampleDay(
  location: SampleLocation,
  date: string,
  stations: readonly StationCapacity[],
  chance: SampleDaySettings,
): SampleDayRecord {
  const { random } = chance
  const made: Made[] = []
  let spent = 0
  for (const minutes of ordersAt(location, date, chance)) {
    const basket = generateBasket(location, random)
    if (!basket) continue
    const now = momentOf(location, date, minutes)
    const activeOrders = made
      .filter(({ order, readyMs }) => order.status === 'completed' && readyMs > now.getTime())
      .map(({ order }) => ({
        orderType: order.orderType,
        work: getWorkload(order.lines.map(({ struckAt: _struckAt, ...line }) => line)),
        wantedAt: null,
      }))
    const one = orderFrom({ basket, now, ticketNumber: made.length + 1, activeOrders }, stations, random)
    if (basket.isDiscounted && one.order.status === 'completed') spent += 1
    made.push(one)
  }
  const orders = made.map(({ order }) => order)
  const feedback = feedbackOn(orders, random)
  const evening = iso(momentOf(location, date, 21 * 60 + 20).getTime())
  const costs = [...location.costs.values()].filter((cents) => cents > 0)
  const wasted = Array.from({ length: orders.length > 0 ? Math.floor(random.between(0, 4)) : 0 }, () => ({
    hundredths: Math.round(random.between(40, 320)),
    costPerUnitCents: random.pick(costs) ?? 0,
    at: evening,
  }))
  return {
    orders,
    wasted,
    feedback,
    redeemed: Array.from({ length: Math.ceil(spent / 2) }, () => ({ points: 250, at: evening })),
    codesIssued: feedback.map(({ at }) => at),
    codesSpent: Array.from({ length: spent }, () => evening),
  }
}
