import { getLastDueTime } from '#shared/contract/schedules'
import type { Schedule } from '#shared/contract/schedules'
import { retryAsyncInvocation } from './async-retries'
import type { DeadLetters } from './dead-letters'
import type { LambdaFunctions } from './lambda'

type Due = { readonly schedule: string; readonly dueAt: string }
type Call = Pick<LambdaFunctions, 'call'>
type Keep = Pick<DeadLetters, 'keep'>

/**
 * Calls a schedule's function for a moment, as often as Lambda would; what fails each time is laid
 * aside.
 */
export async function runSchedule({ schedule, dueAt }: Due, functions: Call, letters: Keep): Promise<void> {
  const reason = await retryAsyncInvocation(() => functions.call(`events/${schedule}.ts`, { time: dueAt }))
  if (reason === undefined) return
  console.error(`The schedule ${schedule} gave up on ${dueAt} (${reason}): npm run tool -- dead-letters list`)
  letters.keep({ schedule, dueAt, reason, at: new Date().toISOString() })
}

/**
 * EventBridge is as exact; a timer until the next day would keep to a clock that has been put right
 * since.
 */
const LOOK_MS = 30_000

/**
 * Calls schedules at their times, as EventBridge would, and at the start for what came due while
 * nobody ran.
 */
export function startSchedules(schedules: readonly Schedule[], functions: Call, letters: Keep) {
  const called = new Map<string, number>()
  const underWay = new Set<Promise<void>>()

  function look(): void {
    for (const schedule of schedules) {
      const dueAt = getLastDueTime(schedule, new Date())
      if (dueAt.getTime() <= (called.get(schedule.name) ?? 0)) continue
      called.set(schedule.name, dueAt.getTime())
      const due = { schedule: schedule.name, dueAt: dueAt.toISOString() }
      const work = runSchedule(due, functions, letters)
        .catch((error: unknown) => console.error(`The schedule ${schedule.name} could not be laid aside`, error))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    }
  }

  look()
  const watch = setInterval(look, LOOK_MS)
  watch.unref()
  return {
    stop: async (): Promise<void> => {
      clearInterval(watch)
      await Promise.all(underWay)
    },
  }
}
