import type { Schedule } from '#shared/contract/schedules'
import type { Functions } from './lambda'

const DAY_MS = 24 * 3600_000

/** The latest moment up to now at which a daily schedule was due. */
export function lastDue({ dailyAt: { hour, minute } }: Pick<Schedule, 'dailyAt'>, now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour, minute)
  return new Date(today <= now.getTime() ? today : today - DAY_MS)
}

/** Calls schedules at their times, as EventBridge would, and at the start for what came due while nobody ran. */
export function startSchedules(schedules: readonly Schedule[], functions: Functions) {
  const timers = new Map<string, NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()

  async function call(schedule: Schedule, dueAt: Date): Promise<void> {
    try {
      await functions.call(`events/${schedule.name}.ts`, { time: dueAt.toISOString() })
    } catch (error) {
      console.error(`The schedule ${schedule.name} failed`, error)
    }
  }

  function run(schedule: Schedule): void {
    const dueAt = lastDue(schedule, new Date())
    const work = call(schedule, dueAt).finally(() => underWay.delete(work))
    underWay.add(work)
    timers.set(
      schedule.name,
      setTimeout(() => run(schedule), dueAt.getTime() + DAY_MS - Date.now()),
    )
  }

  for (const schedule of schedules) run(schedule)
  return {
    stop: async (): Promise<void> => {
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}
