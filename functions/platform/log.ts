import { AsyncLocalStorage } from 'node:async_hooks'

type Fields = Readonly<Record<string, unknown>>

const isQuiet = () => process.env['LOG_LEVEL'] === 'error'

/** Table units and write conflicts of one request, reaction or scheduled run so far. */
type Usage = { units: number; conflicts: number }

const current = new AsyncLocalStorage<Usage>()

/** Runs work with a usage meter. Nested calls share the meter of the outermost one. */
export function withUsageMeter<T>(work: () => Promise<T>): Promise<T> {
  return current.getStore() ? work() : current.run({ units: 0, conflicts: 0 }, work)
}

/**
 * Runs work with a usage meter if its log line is written. Otherwise nothing is counted, because
 * async context tracking takes about 10% of the CPU before Node 24.
 */
export const withLoggedUsage = <T>(work: () => Promise<T>): Promise<T> => (isQuiet() ? work() : withUsageMeter(work))

/** Adds table units to the current usage meter, if any. */
export function addConsumedUnits(units: number): void {
  const usage = current.getStore()
  if (usage) usage.units += units
}

export const isMetered = (): boolean => current.getStore() !== undefined

/** Returns the table units of the current usage meter; 0 without a meter. */
export const getConsumedUnits = (): number => current.getStore()?.units ?? 0

/** Counts a write that conflicted with another and has to be repeated (decision 0033). */
export function countConflict(): void {
  const usage = current.getStore()
  if (usage) usage.conflicts += 1
}

/** Returns the number of conflicts as a log field; no field if there were none. */
export function getConflictFields(): { readonly conflicts?: number } {
  const conflicts = current.getStore()?.conflicts ?? 0
  return conflicts > 0 ? { conflicts } : {}
}

/** Writes structured log lines. Callers never pass personal data (decision 0016). */
export const log = {
  info: (event: string, fields: Fields = {}) => {
    if (!isQuiet()) console.log(JSON.stringify({ level: 'info', event, ...fields }))
  },
  /**
   * Reports something that an operator should check, though nothing failed. Ignores `LOG_LEVEL`.
   */
  warning: (event: string, fields: Fields = {}) => console.warn(JSON.stringify({ level: 'warning', event, ...fields })),
  error: (event: string, error: unknown, fields: Fields = {}) =>
    console.error(
      JSON.stringify({
        level: 'error',
        event,
        ...fields,
        error:
          error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : String(error),
      }),
    ),
}
