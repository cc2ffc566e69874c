import type { OrderStatus, OrderType } from '../constants'
import { getFiredAt, getLeadMinutes } from './ticket-timing'
import { isActiveStatus, isReadyStatus } from '../status'
import { estimateDelayMinutes, getEtaWindowMinutes, type KitchenLoad, type PendingOrder } from '../eta'
import { type StationWorkload, getWorkload } from '../workload'
import type { StationCapacity } from './stations'
import { Problem } from '../../platform/problem'

const MINUTE_MS = 60_000

/** Minutes in addition to cooking: more while no cook has started the order. */
const UNSTARTED_MINUTES = 4
const STARTED_MINUTES = 2
/** Driving time of a delivery. */
const DRIVE_MINUTES = 25
/**
 * A smaller delay changes no estimate. Each further update of an order moves its time by at least
 * one more step.
 */
const GRACE_MINUTES = 1
const STEP_MINUTES = 5

/** An order on the line, with the fields that its ready time depends on. */
export type OpenTicket = {
  readonly id: string
  readonly status: OrderStatus
  readonly orderType: OrderType
  readonly createdAt: string
  readonly scheduledFor?: string | undefined
  readonly firedAt?: string | undefined
  readonly promisedAt?: string | undefined
  /** How often the estimated time was updated. */
  readonly promiseMoves?: number | undefined
  readonly history: readonly {
    readonly status: OrderStatus
    readonly at: string
    readonly byStrike?: boolean | undefined
  }[]
  readonly lines: Parameters<typeof getWorkload>[0]
}

const getFiredMs = (ticket: OpenTicket) => getFiredAt({ ...ticket, scheduledFor: ticket.scheduledFor ?? null })

const isMade = ({ status }: OpenTicket) => !isActiveStatus(status) || status === 'plating' || isReadyStatus(status)

/** Whether one station has made a line and the others may still wait for their turn. */
const isBegunByStrike = ({ history }: OpenTicket): boolean => history.at(-1)?.byStrike === true

/** When a cook started the order, in milliseconds; null if none has. */
function getStartedAt({ status, history }: OpenTicket): number | null {
  if (status === 'pending') return null
  const step = history.findLast((entry) => entry.status !== 'pending' && !entry.byStrike) ?? history.at(-1)
  return Date.parse(step?.at ?? '')
}

/**
 * Returns the minutes until an order is ready, given the work ahead of it. An order that is being
 * cooked no longer waits for other orders.
 */
function minutesLeft(
  ticket: OpenTicket,
  ahead: StationWorkload,
  figures: readonly StationCapacity[],
  now: number,
): number {
  const own = getWorkload(ticket.lines)
  const startedAt = getStartedAt(ticket)
  const done = startedAt === null ? 0 : (now - startedAt) / MINUTE_MS
  const isCooking = ticket.status === 'cooking' && !isBegunByStrike(ticket)
  const each = figures.map(({ station, hands, minutesPerDish }) => {
    const dishes = own[station] ?? 0
    if (dishes === 0) return 0
    const wait = isCooking ? 0 : ((ahead[station] ?? 0) * minutesPerDish) / hands
    return wait + Math.max(0, Math.max(minutesPerDish, (dishes * minutesPerDish) / hands) - done)
  })
  return (startedAt === null ? UNSTARTED_MINUTES : STARTED_MINUTES) + Math.max(0, ...each)
}

const addWorkloads = (one: StationWorkload, other: StationWorkload): StationWorkload => {
  const sum: Record<string, number> = { ...one }
  for (const [station, dishes] of Object.entries(other)) sum[station] = (sum[station] ?? 0) + dishes
  return sum
}

/** The new estimated time window of a late order, ISO. */
export type EtaUpdate = { readonly id: string; readonly promisedFrom: string; readonly promisedAt: string }

function getEtaUpdate(ticket: OpenTicket, readyAt: number): EtaUpdate | null {
  const { id, orderType, promisedAt, promiseMoves = 0 } = ticket
  if (promisedAt === undefined) return null
  const expected = readyAt + (orderType === 'delivery' ? DRIVE_MINUTES * MINUTE_MS : 0)
  const promisedMs = Date.parse(promisedAt)
  if (expected <= promisedMs + GRACE_MINUTES * MINUTE_MS) return null
  const step = STEP_MINUTES * MINUTE_MS
  const least = Math.max(expected, promisedMs + step * (promiseMoves + 1))
  const at = Math.ceil(least / step) * step
  const iso = (moment: number) => new Date(moment).toISOString()
  return { id, promisedFrom: iso(at - getEtaWindowMinutes(orderType) * MINUTE_MS), promisedAt: iso(at) }
}

/**
 * Whether any open order might be late, so that the orders themselves have to be read. It assumes
 * that every order has to wait for all the others.
 */
export function mayHaveLateOrders(
  activeOrders: readonly PromisedOrder[],
  figures: readonly StationCapacity[],
  now: number,
): boolean {
  const all = activeOrders.reduce<StationWorkload>((sum, { work }) => addWorkloads(sum, work), {})
  const each = figures.map(
    ({ station, hands, minutesPerDish: minutes }) => ((all[station] ?? 0) * minutes) / hands + minutes,
  )
  const readyAt = now + (UNSTARTED_MINUTES + Math.max(0, ...each)) * MINUTE_MS
  return activeOrders.some(({ orderType, work, promisedAt }) => {
    if (promisedAt === null || Object.keys(work).length === 0) return false
    return readyAt + (orderType === 'delivery' ? DRIVE_MINUTES * MINUTE_MS : 0) > promisedAt
  })
}

type PromisedOrder = {
  readonly orderType: OrderType
  readonly work: StationWorkload
  readonly promisedAt: number | null
}

/**
 * Returns new estimated times for the orders that will be late given the current load
 * (docs/product/checkout.md#late-orders). A new time is always later than the one that the guest
 * knows. Orders held for later are skipped.
 */
export function listLateEtas(
  line: readonly OpenTicket[],
  figures: readonly StationCapacity[],
  now: number,
): readonly EtaUpdate[] {
  const waiting = line.filter((ticket) => !isMade(ticket) && getFiredMs(ticket) <= now)
  const moved: EtaUpdate[] = []
  let ahead: StationWorkload = {}
  for (const ticket of [...waiting].sort((one, other) => getFiredMs(one) - getFiredMs(other))) {
    const readyAt = now + minutesLeft(ticket, ahead, figures, now) * MINUTE_MS
    const late = getEtaUpdate(ticket, readyAt)
    if (late) moved.push(late)
    ahead = addWorkloads(ahead, getWorkload(ticket.lines))
  }
  return moved
}

type ReschedulableOrder = {
  readonly ticketNumber: number
  readonly status: OrderStatus
  readonly orderType: OrderType
  readonly leadMinutes?: number | undefined
  readonly scheduledFor?: string | undefined
}

type RescheduledEta = {
  readonly scheduledFor: string | undefined
  readonly promisedFrom: string
  readonly promisedAt: string
}

/**
 * Returns the requested time and the estimate of an order that staff reschedule
 * (docs/product/kitchen.md#rescheduling). An order for now becomes a scheduled one if the kitchen
 * need not start it yet.
 * @throws Problem `order-final` for an order that is ready or ended, `invalid-input` for a past
 * time
 */
export function getRescheduledEta(
  { ticketNumber, status, orderType, leadMinutes, scheduledFor }: ReschedulableOrder,
  at: Date,
  now: Date,
): RescheduledEta {
  if (!isActiveStatus(status) || isReadyStatus(status)) {
    throw new Problem('order-final', `Ticket ${ticketNumber} is ${status}: its time can no longer be moved.`)
  }
  if (at <= now) {
    throw new Problem('invalid-input', 'Please choose a time in the future.', {
      errors: [{ path: 'at', message: 'Must be in the future' }],
    })
  }
  const startsAt = at.getTime() - getLeadMinutes({ orderType, leadMinutes }) * MINUTE_MS
  const isLater = scheduledFor !== undefined || startsAt > now.getTime()
  return {
    scheduledFor: isLater ? at.toISOString() : undefined,
    promisedFrom: at.toISOString(),
    promisedAt: new Date(at.getTime() + getEtaWindowMinutes(orderType) * MINUTE_MS).toISOString(),
  }
}

/** How long before its usual start the kitchen checks a scheduled order. No backlog is longer. */
const FIRE_CHECK_MS = 4 * 60 * MINUTE_MS

type LoadOf<T> = Omit<KitchenLoad, 'activeOrders'> & { readonly activeOrders: readonly T[] }

/**
 * Returns the scheduled orders to start now, before their usual time, because the current load
 * would otherwise make them late (docs/product/checkout.md#later-orders).
 */
export function listOrdersToFireEarly<T extends PendingOrder>(kitchen: LoadOf<T>, now: number): readonly T[] {
  const { activeOrders, ...rest } = kitchen
  return activeOrders.filter((order) => {
    const { work, wantedAt } = order
    const left = (wantedAt ?? now) - getLeadMinutes(order) * MINUTE_MS - now
    if (left <= 0 || left > FIRE_CHECK_MS) return false
    const others = activeOrders.filter((other) => other !== order)
    return left <= estimateDelayMinutes(work, { ...rest, activeOrders: others }, now) * MINUTE_MS
  })
}
