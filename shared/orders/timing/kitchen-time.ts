import { stations as allStations, type Station } from '../../menu/contract'
import type { StationWorkload } from '../workload'
import type { OrderType } from '../constants'
import type { StationCapacity } from './stations'
import { getEarliestMinutes, getLeadMinutes } from './ticket-timing'

const MINUTE_MS = 60_000

/** Kitchen time is reserved by quarters of an hour (docs/product/checkout.md#kitchen-time). */
const QUARTER_MINUTES = 15
const QUARTER_MS = QUARTER_MINUTES * MINUTE_MS

/**
 * The share of a station's minutes that orders reserve. The rest lets dishes take longer than
 * usual (decision 0078).
 */
const RESERVABLE_SHARE = 0.8

/** No order takes more quarters, so that few records show whether it fits. */
const MAX_QUARTERS = 16

/** What the kitchen begins within this time is made at once, and is taken up in it. */
const SOON_MS = 10 * MINUTE_MS

/** How long after its usual beginning the minutes of an order may be that is made at once. */
const WAIT_MS = 45 * MINUTE_MS

/** Whole minutes of work by station. */
export type StationMinutes = Readonly<Partial<Record<Station, number>>>

/** Minutes that an order takes of one quarter of an hour, which begins at `at`, ISO. */
export type QuarterMinutes = { readonly at: string; readonly minutes: StationMinutes }

/** Reserved minutes by the start of their quarter, ISO. */
export type TakenMinutes = ReadonlyMap<string, StationMinutes>

/** The stations of a kitchen, and the minutes that orders have reserved. */
export type KitchenTime = { readonly stations: readonly StationCapacity[]; readonly taken: TakenMinutes }

/** When an order is made. Times are in milliseconds. */
export type MakingTime = {
  readonly orderType: OrderType
  /** The longest lead time of its dishes, if any has one. */
  readonly leadMinutes?: number | undefined
  /** The minutes of its ZIP code, if it is a delivery; 45 by default. */
  readonly deliveryMinutes?: number | undefined
  /** When its promise begins. */
  readonly promisedFrom: number
  readonly now: number
  /** When the kitchen opens before it; the minutes of closed hours are not reserved. */
  readonly opensAt?: number | undefined
}

const getQuarter = (at: number): number => Math.floor(at / QUARTER_MS) * QUARTER_MS

// Rounding first removes binary fractions.
const exact = (value: number): number => Number(value.toFixed(6))

/** Returns the minutes that orders can reserve of a station in a quarter of an hour. */
export const getReservableMinutes = ({ hands }: Pick<StationCapacity, 'hands'>): number =>
  Math.floor(exact(hands * QUARTER_MINUTES * RESERVABLE_SHARE))

/** Returns how many dishes a station makes in a number of minutes; Infinity for any number. */
export const countDishes = (minutes: number, { minutesPerDish }: StationCapacity): number =>
  minutesPerDish > 0 ? Math.floor(exact(minutes / minutesPerDish)) : Infinity

/**
 * Returns for how many dishes a station has room in each quarter of an hour; Infinity for any
 * number.
 */
export const countDishesPerQuarter = (station: StationCapacity): number =>
  countDishes(getReservableMinutes(station), station)

/** Returns the minutes that dishes take of each station, rounded up. */
export const getStationMinutes = (work: StationWorkload, stations: readonly StationCapacity[]): StationMinutes =>
  Object.fromEntries(
    stations.flatMap(({ station, minutesPerDish }) => {
      const minutes = Math.ceil(exact((work[station] ?? 0) * minutesPerDish))
      return minutes > 0 ? [[station, minutes] as const] : []
    }),
  )

/** Adds minutes to others, or takes them off. */
function addMinutes(one: StationMinutes, other: StationMinutes, sign: 1 | -1 = 1): StationMinutes {
  const sums = allStations.map((station) => [station, (one[station] ?? 0) + sign * (other[station] ?? 0)] as const)
  return Object.fromEntries(sums.filter(([, minutes]) => minutes !== 0))
}

/** Adds what an order takes of quarters to the reserved minutes, or takes it off. */
export function addToTaken(taken: TakenMinutes, reserved: readonly QuarterMinutes[], sign: 1 | -1 = 1): TakenMinutes {
  const after = new Map(taken)
  for (const { at, minutes } of reserved) after.set(at, addMinutes(after.get(at) ?? {}, minutes, sign))
  return after
}

type Quarters = { readonly first: number; readonly last: number; readonly isMadeAtOnce: boolean }

/** A delivery to a farther ZIP code is begun earlier than the kitchen's usual time. */
const getLatestStart = ({ promisedFrom, ...order }: MakingTime): number =>
  promisedFrom - Math.max(getLeadMinutes(order), getEarliestMinutes(order)) * MINUTE_MS

/**
 * Returns the first and the last quarter in which the kitchen can begin an order for its promise.
 */
function getQuarters(time: MakingTime): Quarters {
  const start = Math.max(time.now, time.opensAt ?? 0)
  const begunAt = getLatestStart(time)
  const isMadeAtOnce = begunAt <= start + SOON_MS
  const last = isMadeAtOnce ? Math.max(start + SOON_MS, begunAt + WAIT_MS) : begunAt
  return { first: getQuarter(start), last: getQuarter(last), isMadeAtOnce }
}

/**
 * Returns when the kitchen begins an order, ISO, if that is before the usual time of its type and
 * dishes: its ZIP code takes longer, or its reserved minutes begin before, because the other orders
 * of that quarter wait for the same hands. Otherwise undefined.
 */
export function getEarlyStart([first]: readonly QuarterMinutes[], time: MakingTime): string | undefined {
  const { promisedFrom, orderType, leadMinutes, now, opensAt = 0 } = time
  const usual = promisedFrom - getLeadMinutes({ orderType, leadMinutes }) * MINUTE_MS
  const reservedAt = first ? Date.parse(first.at) : Infinity
  const at = Math.max(Math.min(reservedAt, getLatestStart(time)), now, opensAt)
  return at < usual ? new Date(at).toISOString() : undefined
}

/** Returns the span, in milliseconds, whose reserved minutes decide whether an order fits. */
export function getDecidingSpan(time: MakingTime): { readonly from: number; readonly to: number } {
  const { first, last } = getQuarters(time)
  return { from: Math.max(first, last - (MAX_QUARTERS - 1) * QUARTER_MS), to: last }
}

/** Returns the minutes left of a station in a quarter, of which a part may have passed. */
function getMinutesLeft(figures: StationCapacity, quarter: number, { taken }: KitchenTime, now: number): number {
  const minutes = getReservableMinutes(figures)
  const passed = Math.max(0, now - quarter) / QUARTER_MS
  const reserved = taken.get(new Date(quarter).toISOString())?.[figures.station] ?? 0
  return Math.max(0, Math.min(minutes - reserved, Math.floor(minutes * (1 - passed))))
}

/**
 * Lists the quarters in which a station can make some minutes of an order, the last one first. A
 * large order takes several; every order may begin a quarter early. What is made at once takes the
 * first free minutes from now on.
 */
function listQuarters(
  { first, last, isMadeAtOnce }: Quarters,
  minutes: number,
  figures: StationCapacity,
): readonly number[] {
  const all = (last - first) / QUARTER_MS + 1
  if (isMadeAtOnce) return Array.from({ length: all }, (_, later) => first + later * QUARTER_MS)
  const needed = Math.ceil(minutes / Math.max(1, getReservableMinutes(figures))) + 1
  const count = Math.min(needed, all, MAX_QUARTERS)
  return Array.from({ length: count }, (_, back) => last - back * QUARTER_MS)
}

/**
 * Plans the minutes that an order takes: of the quarter in which the kitchen begins it and, if that
 * doesn't suffice, of those before; made at once, of those from now on. Null if the minutes are
 * gone.
 */
export function planKitchenTime(
  minutes: StationMinutes,
  time: MakingTime,
  kitchen: KitchenTime,
): readonly QuarterMinutes[] | null {
  const quarters = getQuarters(time)
  const plan = new Map<string, StationMinutes>()
  for (const figures of kitchen.stations) {
    let missing = minutes[figures.station] ?? 0
    for (const quarter of listQuarters(quarters, missing, figures)) {
      const taken = Math.min(missing, getMinutesLeft(figures, quarter, kitchen, time.now))
      if (taken === 0) continue
      const at = new Date(quarter).toISOString()
      plan.set(at, addMinutes(plan.get(at) ?? {}, { [figures.station]: taken }))
      missing -= taken
    }
    if (missing > 0) return null
  }
  return listQuarterMinutes(plan)
}

const sumMinutes = (reserved: readonly QuarterMinutes[], station: Station): number =>
  reserved.reduce((sum, { minutes }) => sum + (minutes[station] ?? 0), 0)

/** Returns what an order gives back of its minutes, those of its first quarters before others. */
function listReturned(reserved: readonly QuarterMinutes[], needed: StationMinutes): readonly QuarterMinutes[] {
  const excess = new Map(
    allStations.map((station) => [station, sumMinutes(reserved, station) - (needed[station] ?? 0)] as const),
  )
  return reserved.map(({ at, minutes }) => {
    const back = allStations.map((station) => {
      const returned = Math.max(0, Math.min(minutes[station] ?? 0, excess.get(station) ?? 0))
      excess.set(station, (excess.get(station) ?? 0) - returned)
      return [station, returned] as const
    })
    return { at, minutes: Object.fromEntries(back) }
  })
}

/**
 * Plans the minutes of an edited order whose time stays: what it no longer needs is returned, and
 * only what it needs in addition must fit. Null if that is gone.
 */
export function changeKitchenTime(
  reserved: readonly QuarterMinutes[],
  needed: StationMinutes,
  time: MakingTime,
  kitchen: KitchenTime,
): readonly QuarterMinutes[] | null {
  const more = allStations.map(
    (station) => [station, Math.max(0, (needed[station] ?? 0) - sumMinutes(reserved, station))] as const,
  )
  const added = planKitchenTime(Object.fromEntries(more), time, kitchen)
  if (!added) return null
  const before = addToTaken(new Map(), reserved)
  const after = addToTaken(addToTaken(before, listReturned(reserved, needed), -1), added)
  return listQuarterMinutes(after)
}

const listQuarterMinutes = (taken: TakenMinutes): readonly QuarterMinutes[] =>
  [...taken]
    .filter(([, minutes]) => Object.keys(minutes).length > 0)
    .map(([at, minutes]) => ({ at, minutes }))
    .sort((one, other) => (one.at < other.at ? -1 : 1))

/** Returns the minutes that a station can give to an order which needs a number of its minutes. */
export function sumMinutesLeft(figures: StationCapacity, minutes: number, time: MakingTime, kitchen: KitchenTime) {
  const quarters = listQuarters(getQuarters(time), minutes, figures)
  return quarters.reduce((sum, quarter) => sum + getMinutesLeft(figures, quarter, kitchen, time.now), 0)
}
