import { AsyncLocalStorage } from 'node:async_hooks'
import { getErrorMessage } from './error-message'

export type LogFields = Readonly<Record<string, unknown>>

/**
 * At `error`, only warnings and errors are written. At `file`, the console gets no other line, but
 * listeners get all.
 */
const isQuiet = () => process.env['LOG_LEVEL'] === 'error'
const isForFile = () => process.env['LOG_LEVEL'] === 'file'

/** Table units and write conflicts of one request, reaction or scheduled run so far. */
type Usage = { units: number; conflicts: number }

/**
 * The running work: its usage, the fields that all its log lines contain, and the keys of the
 * damaged records that its lists left out.
 */
type LogContext = { readonly usage: Usage; readonly damaged: Set<string>; fields: LogFields }

const current = new AsyncLocalStorage<LogContext>()

/** Runs work with a usage meter. Nested calls share the meter of the outermost one. */
export function withUsageMeter<T>(work: () => Promise<T>, fields: LogFields = {}): Promise<T> {
  const outer = current.getStore()
  if (outer && Object.keys(fields).length === 0) return work()
  const usage = outer?.usage ?? { units: 0, conflicts: 0 }
  const damaged = outer?.damaged ?? new Set<string>()
  return current.run({ usage, damaged, fields: { ...outer?.fields, ...fields } }, work)
}

/** Adds fields to all later log lines of the current work, for example the order that it found. */
export function addLogFields(fields: LogFields): void {
  const context = current.getStore()
  if (context) context.fields = { ...context.fields, ...fields }
}

/** Returns the fields that all log lines of the current work contain. */
export const getLogFields = (): LogFields => current.getStore()?.fields ?? {}

type LoggedOrder = { readonly id: string; readonly ticketNumber: number; readonly location: string }

/** Adds an order to all later log lines of the current work, so that its life can be traced. */
export const addOrderToLog = ({ id, ticketNumber, location }: LoggedOrder): void =>
  addLogFields({ orderId: id, ticket: ticketNumber, location })

/** Adds ticket and location of an order, if the current work concerns this order. */
export function completeOrderInLog(order: LoggedOrder): void {
  if (getLogFields()['orderId'] === order.id) addOrderToLog(order)
}

/** The part of Lambda's context that log lines contain. */
export type InvocationContext = { readonly awsRequestId?: string }

let firstInvocationId: string | undefined

/**
 * Returns the log fields of a Lambda invocation: its request id, and `coldStart` for the first
 * invocation of this process.
 */
export function getInvocationFields({ awsRequestId }: InvocationContext = {}): LogFields {
  if (awsRequestId === undefined) return {}
  firstInvocationId ??= awsRequestId
  return { lambdaRequestId: awsRequestId, ...(firstInvocationId === awsRequestId && { coldStart: true }) }
}

/** Adds table units to the current usage meter, if any. */
export function addConsumedUnits(units: number): void {
  const context = current.getStore()
  if (context) context.usage.units += units
}

export const isMetered = (): boolean => current.getStore() !== undefined

/** Returns the table units of the current usage meter; 0 without a meter. */
export const getConsumedUnits = (): number => current.getStore()?.usage.units ?? 0

/** Notes a damaged record that a list of the current work leaves out. */
export const addDamagedRecord = (key: string): void => void current.getStore()?.damaged.add(key)

/** Returns the keys of the damaged records that the current work left out. */
export const listDamagedRecords = (): readonly string[] => [...(current.getStore()?.damaged ?? [])]

/** Counts a write that conflicted with another and has to be repeated (decision 0033). */
export function countConflict(): void {
  const context = current.getStore()
  if (context) context.usage.conflicts += 1
}

/** Returns the number of conflicts as a log field; no field if there were none. */
export function getConflictFields(): { readonly conflicts?: number } {
  const conflicts = current.getStore()?.usage.conflicts ?? 0
  return conflicts > 0 ? { conflicts } : {}
}

type LogListener = (line: string) => void

const listeners = new Set<LogListener>()

/**
 * Passes each log line also to a listener, such as the local product's log file. Returns a function
 * that removes the listener.
 */
export function observeLog(listener: LogListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function buildLine(level: string, event: string, fields: LogFields): string {
  const line = JSON.stringify({ level, event, ...getLogFields(), ...fields })
  for (const listener of listeners) listener(line)
  return line
}

const describeError = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: getErrorMessage(error), stack: error.stack } : String(error)

/**
 * Writes structured log lines. Each contains the fields of the current work. Callers never pass
 * personal data (decision 0016).
 */
export const log = {
  info: (event: string, fields: LogFields = {}) => {
    if (isQuiet()) return
    const line = buildLine('info', event, fields)
    if (!isForFile()) console.log(line)
  },
  /**
   * Reports something that an operator should check, though nothing failed. Ignores `LOG_LEVEL`.
   */
  warning: (event: string, fields: LogFields = {}) => console.warn(buildLine('warning', event, fields)),
  error: (event: string, error: unknown, fields: LogFields = {}) =>
    console.error(buildLine('error', event, { ...fields, error: describeError(error) })),
}
