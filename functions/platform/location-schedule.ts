import * as z from 'zod/mini'
import { findLocation, locations, type Location } from '#shared/locations/index'
import { MAX_LOCATIONS_PER_RUN } from '#shared/registry/schedules'
import { invokeAsync } from './aws/lambda'
import { getConsumedUnits, getInvocationFields, log, withUsageMeter, type InvocationContext } from './log'

const Run = z.object({ time: z.string(), location: z.optional(z.string()) })

type Invocation = InvocationContext & { readonly invokedFunctionArn?: string }
type Work = (location: Location, dueAt: Date) => Promise<void>

async function runAt(name: string, work: Work, location: Location, dueAt: Date): Promise<void> {
  const fields = { schedule: name, location: location.code, dueAt: dueAt.toISOString() }
  try {
    await work(location, dueAt)
  } catch (error) {
    log.error('schedule', error, fields)
    throw error
  }
}

/**
 * Runs the work of all locations. One that fails does not affect the others. Throws its error
 * afterwards.
 */
async function runAll(name: string, work: Work, places: readonly Location[], dueAt: Date): Promise<void> {
  const outcomes = await Promise.allSettled(places.map((location) => runAt(name, work, location, dueAt)))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/**
 * Returns the handler of a schedule that works for each location. A group with many locations sends
 * one message per location to the function itself, so that a failing location is retried alone and
 * the run doesn't grow with their number. `work` must change nothing if it is called again for the
 * same time.
 */
export const createLocationSchedule =
  (places: readonly Location[], send: (functionArn: string, payload: object) => Promise<void>) =>
  (name: string, work: Work) =>
  (event: z.input<typeof Run>, context: Invocation = {}): Promise<void> =>
    withUsageMeter(
      async () => {
        const { time, location: code } = Run.parse(event)
        const dueAt = new Date(time)
        const own = code === undefined ? undefined : findLocation(code)
        const { invokedFunctionArn } = context
        if (code !== undefined && !own) throw new Error(`${code} is no location`)
        const isSent = !own && invokedFunctionArn !== undefined && places.length > MAX_LOCATIONS_PER_RUN
        if (isSent) await Promise.all(places.map((place) => send(invokedFunctionArn, { time, location: place.code })))
        else await runAll(name, work, own ? [own] : places, dueAt)
        log.info('schedule', { dueAt: time, units: getConsumedUnits(), ...(isSent && { sent: places.length }) })
      },
      { schedule: name, ...getInvocationFields(context) },
    )

/** The handler of a schedule that works for each location of the group. */
export const handleLocationSchedule = createLocationSchedule(locations, invokeAsync)
