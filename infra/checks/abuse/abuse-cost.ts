import type { LimitName, Route } from '#shared/platform/route'
import {
  addressLimitsPerHour,
  dailyAudioSecondsLimits,
  getStaffLimit,
  getTokenBucketLimits,
  socketLimits,
} from '#shared/platform/rate-limits'
import { prices } from '#infra/stacks/prices'
import { calculateOrderCost } from '#infra/checks/bench/cost-model'
import { readCommittedMeasurements } from '#infra/checks/bench/measurements'
import {
  costEstimates,
  countingUnits,
  DESK_LIMIT,
  isDeskChange,
  isRefused,
  largeAnswers,
  largestChanges,
  mostlyReading,
  nameOf,
  slowCalls,
  unitsOf,
  type MeasuredCall,
} from './call-units'

const SECONDS = 3600
const MINUTES = 60
const CENTS = 100

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

const functionDollars = (seconds: number) =>
  prices.functionCall + seconds * costEstimates.memoryGb * prices.functionGbSecond

/** Dollars of a call that is rejected before the table is used. */
const receivedDollars = (bytes: number): number =>
  prices.httpCall +
  prices.cdnRequest +
  prices.cdnFunctionCall +
  functionDollars(costEstimates.functionSeconds) +
  (costEstimates.logBytes * prices.logGigabyte + bytes * prices.cdnGigabyte) / 1e9

/** Dollars of a call that the product refuses after a look at the caller's session. */
const refusedDollars = (): number =>
  receivedDollars(costEstimates.answerBytes) + costEstimates.refusedUnits * prices.tableReadUnit

/** Dollars of one answered call and of what follows from it. */
function dollarsOf(route: Route, { units: measured, orderDollars }: AbuseMeasurements): number {
  const units = unitsOf(route, measured)
  const limit = getStaffLimit(route)
  const counted = limit ? countingUnits(limit) * prices.tableWriteUnit : 0
  const received =
    receivedDollars(largeAnswers.get(nameOf(route)) ?? costEstimates.answerBytes) +
    (slowCalls.get(nameOf(route)) ?? 0) * prices.functionGbSecond +
    counted
  // Placing and cancelling share the limit. What follows an order includes its mails.
  if (route.limit === 'orders') return received + orderDollars
  if (route.table === 'read') return received + units * prices.tableReadUnit
  // It writes what it counts, and no reaction follows that.
  if (route.method === 'GET') return received + units * prices.tableWriteUnit
  const following = costEstimates.functionsPerWrite * functionDollars(costEstimates.functionSeconds)
  // Reactions to changes of the menu write nothing. Assumes that others use as many units again.
  const written = largestChanges.has(nameOf(route)) ? units : 2 * (mostlyReading.get(nameOf(route)) ?? units)
  const read = mostlyReading.has(nameOf(route)) ? units : 0
  return received + written * prices.tableWriteUnit + read * prices.tableReadUnit + following
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
  const isAlwaysRefused = isRefused(route)
  const units = unitsOf(route, measurements.units) + (limit ? countingUnits(limit) : 0)
  return {
    call: nameOf(route),
    limit: limit ? `${limit}, ${addressLimitsPerHour[limit]} an hour` : `${burst} at once, ${perSecond} a second`,
    calls,
    units: isAlwaysRefused ? costEstimates.refusedUnits : units,
    cents: calls * (isAlwaysRefused ? refusedDollars() : dollarsOf(route, measurements)) * CENTS,
  }
}

/** The changes that staff of a test site may make, each as the most expensive one. */
function deskChanges(routes: readonly Route[], measurements: AbuseMeasurements): CallCost {
  const calls = addressLimitsPerHour[DESK_LIMIT]
  const [dearest] = routes
    .filter(isDeskChange)
    .map((route) => ({ route, dollars: dollarsOf(route, measurements) }))
    .sort((one, other) => other.dollars - one.dollars)
  return {
    call: 'changes by staff of a test site',
    limit: `${DESK_LIMIT}, ${calls} an hour`,
    calls,
    units: dearest ? unitsOf(dearest.route, measurements.units) + countingUnits(DESK_LIMIT) : 0,
    cents: calls * (dearest?.dollars ?? 0) * CENTS,
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
  const others = [deskChanges(routes, measurements), transcription(), liveConnections(), openedConnections()]
  return [...shareLimits(costs), ...others].sort((one, other) => other.cents - one.cents)
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
