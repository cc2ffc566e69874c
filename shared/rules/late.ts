import type { OrderStatus, OrderType } from '../terms/orders'
import { getFiredAt } from './kitchen-schedule'
import { isActiveStatus } from './order-status'
import { getEtaWindowMinutes, getWorkload } from './promise'
import type { StationWorkload } from './promise'
import type { StationCapacity } from './stations'

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
