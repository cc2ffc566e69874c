import type { OrderStatus, OrderType } from './constants'
import { getFiredAt, leadMinutes } from '../kitchen/ticket-timing'
import { isActiveStatus } from './status'
import { estimateDelayMinutes, getEtaWindowMinutes, getWorkload } from './eta'
import type { KitchenLoad, PendingOrder, StationWorkload } from './eta'
import type { StationCapacity } from '../kitchen/stations'
import { Problem } from '../platform/problem'

const MINUTE_MS = 60_000

/** What is left to do beside the cooking: more where nobody has taken the order up yet. */
const UNTOUCHED_MINUTES = 4
const TAKEN_UP_MINUTES = 2
/** On its way a delivery is so long. */
const DRIVE_MINUTES = 25
/** Nobody is told of less; and each time that a promise moves it moves by so much more. */
const GRACE_MINUTES = 1
const STEP_MINUTES = 5

/** An order on the line, as far as it tells when it will be ready. */
export type OpenTicket = {
  readonly id: string
  readonly status: OrderStatus
  readonly orderType: OrderType
  readonly createdAt: string
  readonly scheduledFor?: string | undefined
  readonly firedAt?: string | undefined
  readonly promisedAt?: string | undefined
  /** How often its promise has moved. */
  readonly promiseMoves?: number | undefined
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[]
  readonly lines: Parameters<typeof getWorkload>[0]
}

const since = (ticket: OpenTicket) => getFiredAt({ ...ticket, scheduledFor: ticket.scheduledFor ?? null })

const isMade = ({ status }: OpenTicket) => !isActiveStatus(status) || status === 'plating' || status === 'ready'

/** Since when somebody works at it, in milliseconds; null while nobody does. */
const takenUpAt = ({ status, history }: OpenTicket): number | null =>
  status === 'pending' ? null : Date.parse(history.at(-1)?.at ?? '')

/**
 * In how many minutes the kitchen has it made, behind the work that is ahead of it: what is taken
 * up goes on by itself.
 */
function minutesLeft(
  ticket: OpenTicket,
  ahead: StationWorkload,
  figures: readonly StationCapacity[],
  now: number,
): number {
  const own = getWorkload(ticket.lines)
  const takenUp = takenUpAt(ticket)
  const done = takenUp === null ? 0 : (now - takenUp) / MINUTE_MS
  const each = figures.map(({ station, hands, minutesPerDish }) => {
    const dishes = own[station] ?? 0
    if (dishes === 0) return 0
    const wait = ticket.status === 'cooking' ? 0 : ((ahead[station] ?? 0) * minutesPerDish) / hands
    return wait + Math.max(0, Math.max(minutesPerDish, (dishes * minutesPerDish) / hands) - done)
  })
  return (takenUp === null ? UNTOUCHED_MINUTES : TAKEN_UP_MINUTES) + Math.max(0, ...each)
}

const plus = (one: StationWorkload, other: StationWorkload): StationWorkload => {
  const sum: Record<string, number> = { ...one }
  for (const [station, dishes] of Object.entries(other)) sum[station] = (sum[station] ?? 0) + dishes
  return sum
}

/** A promise that will not be kept: when its order is expected now, ISO. */
export type EtaUpdate = { readonly id: string; readonly promisedFrom: string; readonly promisedAt: string }

function movedPromise(ticket: OpenTicket, readyAt: number): EtaUpdate | null {
  const { id, orderType, promisedAt, promiseMoves = 0 } = ticket
  if (promisedAt === undefined) return null
  const expected = readyAt + (orderType === 'delivery' ? DRIVE_MINUTES * MINUTE_MS : 0)
  const told = Date.parse(promisedAt)
  if (expected <= told + GRACE_MINUTES * MINUTE_MS) return null
  const step = STEP_MINUTES * MINUTE_MS
  const least = Math.max(expected, told + step * (promiseMoves + 1))
  const at = Math.ceil(least / step) * step
  const iso = (moment: number) => new Date(moment).toISOString()
  return { id, promisedFrom: iso(at - getEtaWindowMinutes(orderType) * MINUTE_MS), promisedAt: iso(at) }
}

/**
 * Whether it is worth looking at the orders themselves: so quick is nobody that all of it were made
 * before the next is due.
 */
export function mayHaveLateOrders(
  inHand: readonly Waiting[],
  figures: readonly StationCapacity[],
  now: number,
): boolean {
  const all = inHand.reduce<StationWorkload>((sum, { work }) => plus(sum, work), {})
  const each = figures.map(
    ({ station, hands, minutesPerDish: minutes }) => ((all[station] ?? 0) * minutes) / hands + minutes,
  )
  const readyAt = now + (UNTOUCHED_MINUTES + Math.max(0, ...each)) * MINUTE_MS
  return inHand.some(({ orderType, work, promisedAt }) => {
    if (promisedAt === null || Object.keys(work).length === 0) return false
    return readyAt + (orderType === 'delivery' ? DRIVE_MINUTES * MINUTE_MS : 0) > promisedAt
  })
}

type Waiting = { readonly orderType: OrderType; readonly work: StationWorkload; readonly promisedAt: number | null }

/**
 * The promises that a kitchen will not keep, by what is on its line now, and when their orders are
 * expected instead (docs/product/checkout.md#late): later than was told, never earlier. Orders that
 * are held for later are not looked at.
 */
export function listLateEtas(
  line: readonly OpenTicket[],
  figures: readonly StationCapacity[],
  now: number,
): readonly EtaUpdate[] {
  const waiting = line.filter((ticket) => !isMade(ticket) && since(ticket) <= now)
  const moved: EtaUpdate[] = []
  let ahead: StationWorkload = {}
  for (const ticket of [...waiting].sort((one, other) => since(one) - since(other))) {
    const readyAt = now + minutesLeft(ticket, ahead, figures, now) * MINUTE_MS
    const late = movedPromise(ticket, readyAt)
    if (late) moved.push(late)
    ahead = plus(ahead, getWorkload(ticket.lines))
  }
  return moved
}

type Planned = {
  readonly ticketNumber: number
  readonly status: OrderStatus
  readonly orderType: OrderType
  readonly scheduledFor?: string | undefined
}

type Replanned = {
  readonly scheduledFor: string | undefined
  readonly promisedFrom: string
  readonly promisedAt: string
}

/**
 * What an order is promised that staff move to another time (docs/product/kitchen.md#another-time).
 * One that was wanted at once becomes one for later where the kitchen need not begin with it yet.
 * Throws `order-final`, and `invalid-input` for a time that has passed.
 */
export function getRescheduledEta(
  { ticketNumber, status, orderType, scheduledFor }: Planned,
  at: Date,
  now: Date,
): Replanned {
  if (!isActiveStatus(status) || status === 'ready') {
    throw new Problem('order-final', `Ticket ${ticketNumber} is ${status}: its time can no longer be moved.`)
  }
  if (at <= now) {
    throw new Problem('invalid-input', 'Please choose a time that is still to come.', {
      errors: [{ path: 'at', message: 'Must be in the future' }],
    })
  }
  const isLater = scheduledFor !== undefined || at.getTime() - leadMinutes[orderType] * MINUTE_MS > now.getTime()
  return {
    scheduledFor: isLater ? at.toISOString() : undefined,
    promisedFrom: at.toISOString(),
    promisedAt: new Date(at.getTime() + getEtaWindowMinutes(orderType) * MINUTE_MS).toISOString(),
  }
}

/**
 * So long before its time it is asked whether an order for later has to be begun: no kitchen has
 * more in hand.
 */
const LOOKED_AT_MS = 4 * 60 * MINUTE_MS

type Busy<T> = Omit<KitchenLoad, 'inHand'> & { readonly inHand: readonly T[] }

/**
 * Which of the orders for later that are in hand go to the line now though their usual time is
 * still to come: those that an order that comes now would be told of too late
 * (docs/product/checkout.md#later-orders).
 */
export function listOrdersToFireEarly<T extends PendingOrder>(kitchen: Busy<T>, now: number): readonly T[] {
  const { inHand, ...rest } = kitchen
  return inHand.filter((order) => {
    const { orderType, work, wantedAt } = order
    const left = (wantedAt ?? now) - leadMinutes[orderType] * MINUTE_MS - now
    if (left <= 0 || left > LOOKED_AT_MS) return false
    const others = inHand.filter((other) => other !== order)
    return left <= estimateDelayMinutes(work, { ...rest, inHand: others }, now) * MINUTE_MS
  })
}
