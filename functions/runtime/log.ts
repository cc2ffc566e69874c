import { AsyncLocalStorage } from 'node:async_hooks'

type Fields = Readonly<Record<string, unknown>>

/** What one request or reaction has used so far. */
type Work = { units: number }

const current = new AsyncLocalStorage<Work>()

/** Runs a piece of work with a meter for table units, unless one runs already. */
export const metered = <T>(work: () => Promise<T>): Promise<T> =>
  current.getStore() ? work() : current.run({ units: 0 }, work)

/** Adds consumed table units to the work under way. */
export function meterUnits(units: number): void {
  const work = current.getStore()
  if (work) work.units += units
}

/** Table units that the work under way has consumed. */
export const unitsUsed = (): number => current.getStore()?.units ?? 0

const quiet = () => process.env['LOG_LEVEL'] === 'error'

/** One structured line; never given personal data. */
export const log = {
  info: (event: string, fields: Fields = {}) => {
    if (!quiet()) console.log(JSON.stringify({ level: 'info', event, ...fields }))
  },
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
