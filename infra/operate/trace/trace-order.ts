import { listOrderRecords, type TracedOrder } from '#functions/orders/order-trace-repository'
import type { OrderRecord } from '#functions/orders/records'
import { listChanges } from '#functions/platform/change-log/change-log'
import type { ChangeRecord } from '#functions/platform/change-log/records'
import { getItem } from '#functions/platform/table/table'
import { findLocation, type LocationCode } from '#shared/locations/index'
import { getRequestReference } from '#shared/platform/ids'
import { findFault } from '../record/edit-record'
import { toLogEntries } from './log-entries'
import { listRequestIds, type LogLine, type LogSource } from './log-source'
import { listPrints } from './order-prints'
import { listRecordEntries, toChangeEntry } from './record-entries'
import { pickStarts } from './starts'
import type { TraceEntry } from './trace-entry'
import { DAY_MS } from '#shared/platform/durations'

const MINUTE_MS = 60_000
const MAX_CHANGES = 200

/** Log lines of an order are at most this much older than the order, or newer than its end. */
const BEFORE_MS = 5 * MINUTE_MS
const AFTER_MS = DAY_MS

/** A log is stored for this time. */
const LOG_DAYS_MS = 30 * DAY_MS

/** A pause or a change of the hours that explains a refused call is at most this much older. */
const CLOSINGS_MS = DAY_MS / 2

const getEnd = (order: OrderRecord, now: Date) =>
  order.status === 'completed' || order.status === 'cancelled'
    ? Date.parse(order.history.at(-1)?.at ?? order.createdAt)
    : now.getTime()

const sortEntries = (entries: readonly TraceEntry[]): readonly TraceEntry[] =>
  [...entries].sort((one, other) => one.at.localeCompare(other.at))

/** Finds lines with any of the texts, and then all other lines of the same requests. */
async function findWithRequests(log: LogSource, texts: readonly string[], from: number, to: number) {
  const found = await log.find({ texts, from, to })
  const requestIds = listRequestIds(found)
  const related = requestIds.length > 0 ? await log.find({ texts: requestIds, from, to }) : []
  const distinct = new Map([...found, ...related].map((line) => [JSON.stringify(line), line]))
  return [...distinct.values()]
}

const isBetween = (at: string, from: number, to: number) => Date.parse(at) >= from && Date.parse(at) <= to

/** Whether a change at the desk is about an order or its location, not about another order. */
const concerns = ({ kind, subjectId }: ChangeRecord, { id }: OrderRecord): boolean =>
  (kind !== 'cancellation' && kind !== 'refund' && kind !== 'feedback') || subjectId === id

async function listFromRecords(
  order: OrderRecord,
  from: number,
  to: number,
  now: Date,
): Promise<readonly TraceEntry[]> {
  const { changes } = await listChanges(order.location, { limit: MAX_CHANGES, now })
  return listRecordEntries({
    order,
    records: await listOrderRecords(order.id),
    prints: await listPrints(order, changes),
    changes: changes.filter((change) => concerns(change, order) && isBetween(change.at, from, to)),
    now,
  })
}

/** Marks the lines about damaged records that can be read by now. */
const markRepaired = (lines: readonly LogLine[]): Promise<readonly LogLine[]> =>
  Promise.all(
    lines.map(async (line) => {
      const { record } = line
      const [, pk = '', sk] = /^([^|]+)\|(\S+)$/.exec(typeof record === 'string' ? record : '') ?? []
      if (line.event !== 'damaged-record' || sk === undefined) return line
      const item = await getItem({ pk, sk })
      return { ...line, isRepaired: item === undefined || findFault(item) === undefined }
    }),
  )

/**
 * Returns the whole life of an order, oldest first, from its records and the log; from the log only
 * if its record can't be read.
 */
export async function traceOrder(
  { id, createdAt, order }: TracedOrder,
  log: LogSource,
  now: Date,
): Promise<readonly TraceEntry[]> {
  const end = order ? getEnd(order, now) : now.getTime()
  const [from, to] = [Date.parse(createdAt) - BEFORE_MS, Math.min(now.getTime(), end + AFTER_MS)]
  const lines = await findWithRequests(log, [id], from, to)
  const ownRequests = new Set(lines.flatMap((line) => (line.orderId === id ? (line.requestId ?? []) : [])))
  // A batch's line names the requests of other orders, too, which are no part of this order's life.
  const own = lines.filter(({ event, orderIds, orderId = id, requestId = '' }) => {
    if (event === 'access') return ownRequests.has(requestId)
    return orderIds.length > 0 ? orderIds.includes(id) : orderId === id
  })
  const marked = await markRepaired(own)
  return sortEntries([...(order ? await listFromRecords(order, from, to, now) : []), ...toLogEntries(marked)])
}

type RequestTrace = { readonly entries: readonly TraceEntry[]; readonly orderIds: readonly string[] }

/** What staff or the product changed before a request that decides whether it is accepted. */
async function listClosings(location: LocationCode, requestedAt: string): Promise<readonly TraceEntry[]> {
  const to = Date.parse(requestedAt)
  const { changes } = await listChanges(location, { limit: MAX_CHANGES, now: new Date(requestedAt) })
  return changes
    .filter(({ kind, at }) => (kind === 'intake' || kind === 'hours') && isBetween(at, to - CLOSINGS_MS, to))
    .map(toChangeEntry)
}

type ReferenceQuery = {
  readonly location: LocationCode
  readonly reference: string
  readonly from: number
  readonly to: number
}

/**
 * Returns everything about the requests with a reference, the changes of intake and hours before
 * them, the commits that ran, and the orders that they concern. Finds calls that timed out, too:
 * only the access log has a line of those.
 */
export async function traceReference(
  { location, reference, from, to }: ReferenceQuery,
  log: LogSource,
): Promise<RequestTrace> {
  const failed = await log.findFailedCalls({ from, to })
  const timedOut = failed.filter(({ requestId }) => requestId && getRequestReference(requestId) === reference)
  const texts = [`"reference":"${reference}"`, ...listRequestIds(timedOut)]
  const lines: readonly LogLine[] = await findWithRequests(log, texts, from, to)
  const orderIds = new Set(
    lines.flatMap(({ orderId, orderIds: several }) => [...(orderId ? [orderId] : []), ...several]),
  )
  const [first] = sortEntries(toLogEntries(lines))
  const closings = first ? await listClosings(location, first.at) : []
  const requestedAt = first ? Date.parse(first.at) : from
  const starts = first ? await log.findStarts({ from: requestedAt - LOG_DAYS_MS, to: requestedAt }) : []
  const entries = [...closings, ...toLogEntries(lines), ...toLogEntries(pickStarts(starts))]
  return { entries: sortEntries(entries), orderIds: [...orderIds] }
}

type TraceView = {
  readonly timeZone: string
  /** Whether the lines of usual steps that worked are shown, too. */
  readonly isComplete: boolean
}

/**
 * Formats a trace: a title, the lines that an operator should look at, and then the whole life, one
 * line for each entry with the location's local time.
 */
export function formatTrace(
  title: string,
  entries: readonly TraceEntry[],
  { timeZone, isComplete }: TraceView,
): readonly string[] {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hour12: false,
  })
  const format = ({ at, kind, text }: TraceEntry) => `${clock.format(new Date(at))}  ${kind.padEnd(8)}  ${text}`
  const problems = entries.filter(({ isProblem }) => isProblem)
  const shown = entries.filter(({ isProblem, isRoutine }) => isComplete || isProblem || !isRoutine)
  const left = entries.length - shown.length
  return [
    title,
    ...(problems.length > 0 ? ['', 'Look at:', ...problems.map(format), ''] : []),
    'All:',
    ...shown.map(format),
    ...(left > 0 ? [`${left} lines of usual steps that worked are left out; --all shows them.`] : []),
  ]
}

/** Returns the title of an order's trace. */
export const describeOrder = ({ id, ticketNumber, location, order, fault = '' }: TracedOrder): string =>
  `Ticket ${ticketNumber} at ${findLocation(location)?.fullName ?? 'a location'} (${location}): order ${id}, ` +
  (order ? order.status : `UNREADABLE RECORD (${fault})`)
