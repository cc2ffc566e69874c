import { paymentRoutes } from '#shared/payments/payments-contract'
import type { LimitName, Route } from '#shared/platform/route'
import {
  addressLimitsPerHour,
  dailyAudioSecondsLimits,
  getAddressLimit,
  getTokenBucketLimits,
  globalLimitsPerMinute,
  socketLimits,
} from '#shared/platform/rate-limits'
import { prices } from '#infra/stacks/prices'
import { calculateOrderCost } from '#infra/checks/bench/cost-model'
import { readCommittedMeasurements } from '#infra/checks/bench/measurements'

const SECONDS = 3600
const MINUTES = 60
const CENTS = 100

/** Estimates for values that were not measured; each is higher than any observed value. */
const costEstimates = {
  /**
   * Table units of a call without a measurement, and the minimum if only a rejection was measured.
   */
  units: 10,
  /** Read units of a call that rejects outsiders: the check of their session or secret. */
  refusedUnits: 2,
  /** Billed duration; measured at about 4 ms without the cloud's network. */
  functionSeconds: 0.025,
  memoryGb: 1,
  /** One line of the API, one of the function, and Lambda's own. */
  logBytes: 850,
  answerBytes: 4000,
  /** Functions called by the change stream for a write. */
  functionsPerWrite: 2,
  /** How long a call waits for a recording; also the service's minimum billed duration. */
  transcriptionSeconds: 15,
  /** Table writes of a message on a live connection. */
  unitsPerMessage: 3,
  /** Table writes of a connection that is opened and closed, and read units of both. */
  unitsPerConnection: 4,
  readUnitsPerConnection: 4,
  /** A visitor's own count in the record of the address's minute. */
  bytesPerCountedVisitor: 20,
} as const

/** Sizes of uncompressed answers that are far larger than `answerBytes`. */
const largeAnswers: ReadonlyMap<string, number> = new Map([
  ['GET /api/menu-items/{location}', 230_000],
  ['GET /api/download/menu-export', 100_000],
  ['GET /api/users/me/export', 300_000],
  ['GET /api/dish/{dish}', 50_000],
  ['GET /api/pictures/{file}', 200_000],
  ['GET /api/kitchen/orders/{location}', 50_000],
  ['GET /api/print/{location}/{printerToken}', 160_000],
])

/** Gigabyte-seconds of calls that take far longer than `functionSeconds`: drawing a ticket. */
const slowCalls: ReadonlyMap<string, number> = new Map([['GET /api/print/{location}/{printerToken}', 0.6]])

type MeasuredCall = { readonly call: string; readonly status: number; readonly units: number }

type AbuseMeasurements = {
  /** Table units of each call. */
  readonly units: readonly MeasuredCall[]
  /** Dollars of an order until its completion, without the HTTP calls. */
  readonly orderDollars: number
}

export type CallCost = {
  readonly call: string
  readonly limit: string
  /** Answered calls per hour; 0 if a more expensive call uses up the shared limit. */
  readonly calls: number
  /** Table units of one call. */
  readonly units: number
  readonly cents: number
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const functionDollars = (seconds: number) =>
  prices.functionCall + seconds * costEstimates.memoryGb * prices.functionGbSecond

/** Dollars of a call that is rejected before the table is used. */
const receivedDollars = (bytes: number): number =>
  prices.httpCall +
  prices.cdnRequest +
  prices.cdnFunctionCall +
  functionDollars(costEstimates.functionSeconds) +
  (costEstimates.logBytes * prices.logGigabyte + bytes * prices.cdnGigabyte) / 1e9

/** Whether an outsider is always refused: the call is for staff, or needs a secret or signature. */
const isRefused = ({ access, path, limit }: Route) =>
  access === 'staff' ||
  access === 'admin' ||
  (path.includes('{printerToken}') && !limit) ||
  path === paymentRoutes.receivePaymentEvent.path

function unitsOf(route: Route, measured: readonly MeasuredCall[]): number {
  if (isRefused(route)) return costEstimates.refusedUnits
  const { status, units } = measured.find(({ call }) => call === nameOf(route)) ?? { status: 404, units: 0 }
  return status < 400 ? units : Math.max(units, costEstimates.units)
}

const UNIT_BYTES = 1024

/**
 * Table units of counting a call: the address's minute and hour, both of its /48, and the minute of
 * all callers. Every call is from another visitor, so the record of the address's minute grows.
 */
function countingUnits(limit: LimitName): number {
  const averageBytes = (getAddressLimit(limit) * costEstimates.bytesPerCountedVisitor) / 2
  const ofMinute = Math.ceil(averageBytes / UNIT_BYTES)
  const [ofHour, ofNetwork] = [1, 2]
  return ofMinute + ofHour + ofNetwork + (globalLimitsPerMinute[limit] === undefined ? 0 : 1)
}

/** Dollars of one answered call and of what follows from it. */
function dollarsOf(route: Route, { units: measured, orderDollars }: AbuseMeasurements): number {
  const units = unitsOf(route, measured)
  const counted = route.limit ? countingUnits(route.limit) * prices.tableWriteUnit : 0
  const received =
    receivedDollars(largeAnswers.get(nameOf(route)) ?? costEstimates.answerBytes) +
    (slowCalls.get(nameOf(route)) ?? 0) * prices.functionGbSecond +
    counted
  // Placing and cancelling share the limit. What follows an order includes its mails.
  if (route.limit === 'orders') return received + orderDollars
  if (route.table === 'read' || isRefused(route)) return received + units * prices.tableReadUnit
  // It writes what it counts, and no reaction follows that.
  if (route.method === 'GET') return received + units * prices.tableWriteUnit
  // Assumes that reactions to a write use as many units again.
  const following = costEstimates.functionsPerWrite * functionDollars(costEstimates.functionSeconds)
  return received + 2 * units * prices.tableWriteUnit + following
}

/** Answered calls per hour of an address, in one process of the function. */
const callsOf = (route: Route): number => {
  const { perSecond, burst } = getTokenBucketLimits(route).address
  return burst + perSecond * SECONDS
}

function costOf(route: Route, measurements: AbuseMeasurements): CallCost {
  const { limit } = route
  const calls = limit ? addressLimitsPerHour[limit] : callsOf(route)
  const { perSecond, burst } = getTokenBucketLimits(route).address
  return {
    call: nameOf(route),
    limit: limit ? `${limit}, ${addressLimitsPerHour[limit]} an hour` : `${burst} at once, ${perSecond} a second`,
    calls,
    units: unitsOf(route, measurements.units) + (limit ? countingUnits(limit) : 0),
    cents: calls * dollarsOf(route, measurements) * CENTS,
  }
}

/** Counts calls that share a limit once, as the most expensive one. */
function shareLimits(costs: readonly (CallCost & { readonly name: LimitName | undefined })[]): readonly CallCost[] {
  const dearest = new Map<LimitName, CallCost>()
  for (const cost of costs) {
    const { name } = cost
    if (name && cost.cents > (dearest.get(name)?.cents ?? -1)) dearest.set(name, cost)
  }
  return costs.map(({ name, ...cost }) =>
    name && dearest.get(name)?.call !== cost.call ? { ...cost, calls: 0, cents: 0 } : cost,
  )
}

/** Cost of the daily audio allowance used within one hour. */
function transcription(): CallCost {
  const seconds = dailyAudioSecondsLimits.address
  const recordings = Math.ceil(seconds / costEstimates.transcriptionSeconds)
  const dollars =
    (seconds / MINUTES) * prices.transcriptionMinute + recordings * functionDollars(costEstimates.transcriptionSeconds)
  return {
    call: 'transcribed sound',
    limit: `${seconds / MINUTES} minutes a day`,
    calls: recordings,
    units: 0,
    cents: dollars * CENTS,
  }
}

/** Messages on all live connections that an address may hold. */
function liveConnections(): CallCost {
  const { openPerAddress, messagesPerMinuteAndAddress } = socketLimits
  const messages = messagesPerMinuteAndAddress * MINUTES
  const each =
    2 * prices.socketMessage +
    functionDollars(costEstimates.functionSeconds) +
    costEstimates.unitsPerMessage * prices.tableWriteUnit
  return {
    call: 'messages on live connections',
    limit: `${messagesPerMinuteAndAddress} a minute on ${openPerAddress} connections`,
    calls: messages,
    units: costEstimates.unitsPerMessage,
    cents: (messages * each + openPerAddress * MINUTES * prices.socketMinute) * CENTS,
  }
}

/** Connections that are opened and closed in turn. */
function openedConnections(): CallCost {
  const { openedPerMinuteAndAddress } = socketLimits
  const { functionSeconds, logBytes, unitsPerConnection, readUnitsPerConnection } = costEstimates
  const each =
    prices.cdnRequest +
    prices.cdnFunctionCall +
    2 * (functionDollars(functionSeconds) + (logBytes * prices.logGigabyte) / 1e9) +
    unitsPerConnection * prices.tableWriteUnit +
    readUnitsPerConnection * prices.tableReadUnit
  const connections = openedPerMinuteAndAddress * MINUTES
  return {
    call: 'live connections that are opened and closed',
    limit: `${openedPerMinuteAndAddress} a minute`,
    calls: connections,
    units: unitsPerConnection + readUnitsPerConnection,
    cents: connections * each * CENTS,
  }
}

/**
 * Returns the costs that one address can cause per hour, by call, with one process per function.
 */
export function calculateAddressCosts(routes: readonly Route[], measurements: AbuseMeasurements): readonly CallCost[] {
  const costs = routes.map((route) => ({ ...costOf(route, measurements), name: route.limit }))
  return [...shareLimits(costs), transcription(), liveConnections(), openedConnections()].sort(
    (one, other) => other.cents - one.cents,
  )
}

/** Returns the sum in cents. */
export const sumCostCents = (costs: readonly CallCost[]): number => costs.reduce((sum, { cents }) => sum + cents, 0)

/** Returns the cents per hour of rejected calls, at a rate per second. */
export const calculateRefusedCents = (perSecond: number): number =>
  perSecond * SECONDS * receivedDollars(costEstimates.answerBytes) * CENTS

/** Returns the cents per hour of requests that the CDN receives and the gateway throttles. */
export const calculateCdnCents = (perSecond: number): number =>
  perSecond * SECONDS * (prices.cdnRequest + prices.cdnFunctionCall) * CENTS

/** Returns the cents per hour of downloads from the CDN's cache, at megabits per second. */
export const calculateDownloadCents = (megabits: number): number =>
  ((megabits / 8) * SECONDS * prices.cdnGigabyte * CENTS) / 1e3

/** Returns what the benchmark measured, from docs/measurements.json. */
export function readAbuseMeasurements(): AbuseMeasurements {
  const { units, cost } = readCommittedMeasurements()
  if (!units || !cost) throw new Error('docs/measurements.json has no units or no cost: run `npm run bench`.')
  // HTTP calls and their answers are counted call by call.
  const follows = calculateOrderCost({ ...cost.figures, httpCalls: 0, bytesOut: 0 }, 1).values()
  const orderDollars = [...follows].reduce((sum, dollars) => sum + dollars, 0)
  return { units: units.figures, orderDollars }
}
