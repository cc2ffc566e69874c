import { createRandom } from '#infra/operate/sample-history/random'
import { estimateDelayMinutes, estimateEta, type KitchenLoad, type PendingOrder } from '#shared/orders/eta'
import { listOrdersToFireEarly } from '#shared/orders/timing/eta-updates'
import {
  addToTaken,
  getEarlyStart,
  getReservableMinutes,
  getStationMinutes,
  planKitchenTime,
  type QuarterMinutes,
  type TakenMinutes,
} from '#shared/orders/timing/kitchen-time'
import { defaultStations as stations } from '#shared/orders/timing/stations'
import { getLeadMinutes, splitHeldOrders } from '#shared/orders/timing/ticket-timing'
import { createKitchen, type FiredOrder } from './kitchen'
import { CLOSES_AT, MINUTE_MS, OPENS_AT, drawOrders, type GuestOrder } from './guests'

const SLOT_MS = 10 * MINUTE_MS
const DRIVE_MS = 25 * MINUTE_MS
/** A guest takes a time at most this long after the wished one, and otherwise goes elsewhere. */
const PATIENCE_MS = 60 * MINUTE_MS

type ReservedTime = {
  readonly reserved: readonly QuarterMinutes[]
  /** When the kitchen starts the order, if that is before its usual time. */
  readonly firedAt?: number | undefined
}

type FoundTime = ReservedTime &
  Pick<GuestOrder, 'wantedAt'> & { readonly promisedFrom: number; readonly isMoved?: true }

type PlacedOrder = PendingOrder &
  ReservedTime & {
    readonly guest: GuestOrder
    readonly promisedFrom: number
    readonly fired: FiredOrder | null
  }

/** What a Friday shows, in orders. */
type FridayFigures = {
  readonly orders: number
  readonly made: number
  readonly inTime: number
  readonly moved: number
  readonly refused: number
  readonly oversoldMinutes: number
}

/** When an order must be ready, so that its guest has it before the first promise ends. */
const getDueAt = ({ orderType, promisedFrom }: PlacedOrder): number =>
  orderType === 'delivery' ? promisedFrom + 15 * MINUTE_MS - DRIVE_MS : promisedFrom + 5 * MINUTE_MS

const toIso = (at: number): string => new Date(at).toISOString()

/** Returns an order as the board's rules see it. */
const toTicket = ({ orderType, wantedAt, firedAt, guest }: PlacedOrder) => ({
  orderType,
  status: 'pending' as const,
  createdAt: toIso(guest.placedAt),
  scheduledFor: wantedAt === null ? null : toIso(wantedAt),
  firedAt: firedAt === undefined ? undefined : toIso(firedAt),
  history: [],
})

const isDue = (at: number | undefined, now: number): boolean => at !== undefined && at > now - MINUTE_MS && at <= now

function countOversold(taken: TakenMinutes): number {
  const over = [...taken.values()].flatMap((minutes) =>
    stations.map((figures) => Math.max(0, (minutes[figures.station] ?? 0) - getReservableMinutes(figures))),
  )
  return over.reduce((sum, minutes) => sum + minutes, 0)
}

/** A Friday at one location, minute by minute. */
function createFriday(seed: number, load: number, reservesTime: boolean) {
  const kitchen = createKitchen(stations, createRandom(seed + 1))
  const guests = drawOrders(createRandom(seed), load)
  const figures = { orders: guests.length, made: 0, inTime: 0, moved: 0, refused: 0 }
  let open: readonly PlacedOrder[] = []
  let taken: TakenMinutes = new Map()

  const getLoad = (): KitchenLoad => ({ stations, extraMinutes: 0, activeOrders: open })

  /** Returns the minutes that an order takes of a time; null if they are gone. */
  function planAt(
    { orderType, work }: Pick<PendingOrder, 'orderType' | 'work'>,
    promisedFrom: number,
    now: number,
  ): ReservedTime | null {
    if (!reservesTime) return { reserved: [] }
    const time = { orderType, promisedFrom, now, opensAt: OPENS_AT }
    const reserved = planKitchenTime(getStationMinutes(work, stations), time, { stations, taken })
    const start = reserved && getEarlyStart(reserved, time)
    return reserved && { reserved, firedAt: start ? Date.parse(start) : undefined }
  }

  /** Returns the wished time, or the first later one at which the kitchen can make the order. */
  function findTime(guest: GuestOrder, now: number): FoundTime | null {
    const { orderType, work, wantedAt } = guest
    const asap = estimateEta({ orderType, work, scheduledFor: null }, getLoad(), new Date(now))
    const delay = estimateDelayMinutes(work, getLoad(), now)
    const firstAt = Math.max(now, OPENS_AT) + (getLeadMinutes({ orderType }) + delay) * MINUTE_MS
    const wished = wantedAt ?? asap?.from ?? now
    const reserved = wantedAt === null || wished >= firstAt ? planAt(guest, wished, now) : null
    if (reserved) return { ...reserved, promisedFrom: wished, wantedAt }
    const last = Math.min(wished + PATIENCE_MS, CLOSES_AT - 1)
    for (let slot = Math.ceil(Math.max(firstAt, wished + 1) / SLOT_MS) * SLOT_MS; slot <= last; slot += SLOT_MS) {
      const later = planAt(guest, slot, now)
      if (later) return { ...later, promisedFrom: slot, wantedAt: slot, isMoved: true }
    }
    return null
  }

  function place(guest: GuestOrder, now: number): void {
    const time = findTime(guest, now)
    if (!time || time.promisedFrom >= CLOSES_AT) {
      figures.refused += 1
      return
    }
    if (time.isMoved) figures.moved += 1
    taken = addToTaken(taken, time.reserved)
    const fired = time.wantedAt === null ? kitchen.fire(guest.work, now) : null
    open = [...open, { ...time, guest, orderType: guest.orderType, work: guest.work, fired }]
  }

  function cancel(order: PlacedOrder): readonly PlacedOrder[] {
    taken = addToTaken(taken, order.reserved, -1)
    return []
  }

  /** Changes the dishes of an order that the kitchen has not begun, if they fit at its time. */
  function edit(order: PlacedOrder, now: number): PlacedOrder {
    const before = taken
    const work = order.guest.edit?.work ?? order.work
    taken = addToTaken(taken, order.reserved, -1)
    const planned = planAt({ ...order, work }, order.promisedFrom, now)
    taken = planned ? addToTaken(taken, planned.reserved) : before
    return planned ? { ...order, ...planned, work } : order
  }

  /** Starts orders as the board does: those that start together, by urgency. */
  function fireDue(now: number): void {
    const held = open.filter(({ fired }) => !fired)
    const early = new Set(listOrdersToFireEarly({ ...getLoad(), activeOrders: held }, now))
    const asTicket = (order: PlacedOrder) => ({
      ...toTicket(order),
      ...(early.has(order) && { firedAt: toIso(now) }),
      order,
    })
    const { board } = splitHeldOrders(held.map(asTicket), now)
    const fired = new Map(board.map(({ order }) => [order, kitchen.fire(order.work, now)]))
    open = open.map((order) => ({
      ...order,
      fired: order.fired ?? fired.get(order) ?? null,
      ...(early.has(order) && { firedAt: now }),
    }))
  }

  function finish(now: number): void {
    const ready = open.filter(({ fired }) => fired && kitchen.isReady(fired, now))
    figures.made += ready.length
    figures.inTime += ready.filter((order) => (order.fired?.readyAt ?? Infinity) <= getDueAt(order)).length
    open = open.filter((order) => !ready.includes(order))
  }

  return {
    pass(now: number): void {
      for (const guest of guests) if (isDue(guest.placedAt, now)) place(guest, now)
      open = open.flatMap((order) => (!order.fired && isDue(order.guest.cancelsAt, now) ? cancel(order) : [order]))
      open = open.map((order) => (!order.fired && isDue(order.guest.edit?.at, now) ? edit(order, now) : order))
      fireDue(now)
      kitchen.cook(now)
      finish(now)
    },
    // An order that is still open late at night counts as made, and too late.
    sum: (): FridayFigures => ({
      ...figures,
      made: figures.made + open.length,
      oversoldMinutes: countOversold(taken),
    }),
  }
}

/** Plays Fridays at a load and returns the sums of their figures. */
export function playFridays(load: number, reservesTime: boolean, days: number): FridayFigures {
  const sums = { orders: 0, made: 0, inTime: 0, moved: 0, refused: 0, oversoldMinutes: 0 }
  for (let day = 0; day < days; day += 1) {
    const friday = createFriday(day * 7 + 1, load, reservesTime)
    for (let now = OPENS_AT - 60 * MINUTE_MS; now < CLOSES_AT + 90 * MINUTE_MS; now += MINUTE_MS) friday.pass(now)
    const figures = friday.sum()
    sums.orders += figures.orders
    sums.made += figures.made
    sums.inTime += figures.inTime
    sums.moved += figures.moved
    sums.refused += figures.refused
    sums.oversoldMinutes += figures.oversoldMinutes
  }
  return sums
}
