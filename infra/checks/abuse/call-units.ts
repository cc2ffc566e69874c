import { paymentRoutes } from '#shared/payments/payments-contract'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { menuImportRoutes } from '#shared/menu/upload-contract'
import { optionGroupRoutes } from '#shared/menu/option-groups-contract'
import { activityRoutes } from '#shared/platform/contract'
import type { LimitName, Route } from '#shared/platform/route'
import { getAddressLimit, getStaffLimit, globalLimitsPerMinute } from '#shared/platform/rate-limits'

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`

/** Estimates for values that were not measured; each is higher than any observed value. */
export const costEstimates = {
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
export const largeAnswers: ReadonlyMap<string, number> = new Map([
  ['GET /api/menu-items/{location}', 230_000],
  ['GET /api/download/menu-export', 100_000],
  ['GET /api/users/me/export', 300_000],
  ['GET /api/dish/{dish}', 50_000],
  ['GET /api/pictures/{file}', 200_000],
  ['GET /api/kitchen/orders/{location}', 50_000],
  ['GET /api/print/{location}/{printerToken}', 160_000],
])

/** Gigabyte-seconds of calls that take far longer than `functionSeconds`: drawing a ticket. */
export const slowCalls: ReadonlyMap<string, number> = new Map([['GET /api/print/{location}/{printerToken}', 0.6]])

export const DESK_LIMIT = 'desk-changes'

/**
 * Write units of changes that may write all dishes of a test site's menu, two for each KB in a
 * transaction, with the most that a test site's log takes of a change.
 */
const WHOLE_MENU_UNITS = 2 * (800 + 300)
export const largestChanges: ReadonlyMap<string, number> = new Map(
  [
    menuImportRoutes.importMenuCsv,
    ...Object.values(optionGroupRoutes).filter(({ method }) => method !== 'GET'),
    availabilityRoutes.updateIngredientDishes,
    availabilityRoutes.updateOption,
    activityRoutes.undoChange,
  ].map((route) => [`${route.method} ${route.path}`, WHOLE_MENU_UNITS]),
)

/** Written units of changes whose measured units are mostly the active orders that they read. */
export const mostlyReading: ReadonlyMap<string, number> = new Map([
  ['PUT /api/menu/availability/{menuItemId}/{location}', 30],
])

/** Calls whose processes read the table once an hour for all callers. */
const cachedCalls: ReadonlySet<string> = new Set(['GET /api/pairings/{location}'])

export type MeasuredCall = { readonly call: string; readonly status: number; readonly units: number }

/** Whether staff of a test site make it, who may be anyone, within one limit for all of it. */
export const isDeskChange = (route: Route) => getStaffLimit(route) === DESK_LIMIT && route.concerns === undefined

/**
 * Whether anyone else is always refused: the call is a change by staff, is about the group, or
 * needs a secret or signature.
 */
export const isRefused = (route: Route) =>
  getStaffLimit(route) === DESK_LIMIT ||
  route.concerns !== undefined ||
  (route.path.includes('{printerToken}') && !route.limit) ||
  route.path === paymentRoutes.receivePaymentEvent.path

export function unitsOf(route: Route, measured: readonly MeasuredCall[]): number {
  const largest = largestChanges.get(nameOf(route))
  if (largest !== undefined) return largest
  if (cachedCalls.has(nameOf(route))) return 0
  const { status, units } = measured.find(({ call }) => call === nameOf(route)) ?? { status: 404, units: 0 }
  return status < 400 ? units : Math.max(units, costEstimates.units)
}

const UNIT_BYTES = 1024

/**
 * Table units of counting a call: the address's minute and hour, both of its /48, and the minute of
 * all callers. Every call is from another visitor, so the record of the address's minute grows.
 */
export function countingUnits(limit: LimitName): number {
  const averageBytes = (getAddressLimit(limit) * costEstimates.bytesPerCountedVisitor) / 2
  const ofMinute = Math.ceil(averageBytes / UNIT_BYTES)
  const [ofHour, ofNetwork] = [1, 2]
  return ofMinute + ofHour + ofNetwork + (globalLimitsPerMinute[limit] === undefined ? 0 : 1)
}
