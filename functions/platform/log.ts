import { AsyncLocalStorage } from 'node:async_hooks'

type Fields = Readonly<Record<string, unknown>>

const quiet = () => process.env['LOG_LEVEL'] === 'error'

/** What one request, reaction or schedule has used so far. */
type Work = { units: number; conflicts: number }

const current = new AsyncLocalStorage<Work>()

/**
 * Runs a piece of work with a meter for table units, on from the one that runs already if there is
 * one.
 */
export function withUsageMeter<T>(work: () => Promise<T>): Promise<T> {
  return current.getStore() ? work() : current.run({ units: 0, conflicts: 0 }, work)
}

/**
 * The same for work whose line in the log says what it used. Where that is not written nothing is
 * counted: before Node 24 it takes a tenth of the processor to follow work through all its
 * promises.
 */
export const withLoggedUsage = <T>(work: () => Promise<T>): Promise<T> => (quiet() ? work() : withUsageMeter(work))

/** Adds consumed table units to the work under way. */
export function addConsumedUnits(units: number): void {
  const work = current.getStore()
  if (work) work.units += units
}

/** Whether anybody counts what the work under way uses. */
export const isMetered = (): boolean => current.getStore() !== undefined

/** Table units that the work under way has consumed. */
export const getConsumedUnits = (): number => current.getStore()?.units ?? 0

/**
 * Counts one write of the work under way that met another and has to be made again (decision 0033).
 */
export function countConflict(): void {
  const work = current.getStore()
  if (work) work.conflicts += 1
}

/** The conflicts of the work under way, for its line in the log: nothing where it met nobody. */
export function getConflictFields(): { readonly conflicts?: number } {
  const conflicts = current.getStore()?.conflicts ?? 0
  return conflicts > 0 ? { conflicts } : {}
}

/** One structured line; never given personal data (decision 0019). */
export const log = {
  info: (event: string, fields: Fields = {}) => {
    if (!quiet()) console.log(JSON.stringify({ level: 'info', event, ...fields }))
  },
  /** What a person should look into, though nothing failed; written however little is. */
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
