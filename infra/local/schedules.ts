import type { Schedule } from '#shared/contract/schedules'
import type { Functions } from './lambda'

const DAY_MS = 24 * 3600_000

/** The latest moment up to now at which a daily schedule was due. */
export function lastDue({ dailyAt: { hour, minute } }: Pick<Schedule, 'dailyAt'>, now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour, minute)
  return new Date(today <= now.getTime() ? today : today - DAY_MS)
}

/** EventBridge is as exact; a timer until the next day would keep to a clock that has been put right since. */
const LOOK_MS = 30_000

/** Calls schedules at their times, as EventBridge would, and at the start for what came due while nobody ran. */
export function startSchedules(schedules: readonly Schedule[], functions: Pick<Functions, 'call'>) {
  const called = new Map<string, number>()
  const underWay = new Set<Promise<void>>()

  async function call(schedule: Schedule, dueAt: Date): Promise<void> {
    try {
      await functions.call(`events/${schedule.name}.ts`, { time: dueAt.toISOString() })
    } catch (error) {
      console.error(`The schedule ${schedule.name} failed`, error)
    }
  }

  function look(): void {
    for (const schedule of schedules) {
      const dueAt = lastDue(schedule, new Date())
      if (dueAt.getTime() <= (called.get(schedule.name) ?? 0)) continue
      called.set(schedule.name, dueAt.getTime())
      const work = call(schedule, dueAt).finally(() => underWay.delete(work))
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
