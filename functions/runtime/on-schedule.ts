import type { ScheduledEvent } from 'aws-lambda'
import { log, withLoggedUsage, getConsumedUnits } from './log'

/**
 * The handler of a schedule: `work` gets the moment that it was due; called again for it, it must
 * change nothing.
 */
export const handleSchedule =
  (name: string, work: (dueAt: Date) => Promise<void>) =>
  (event: Pick<ScheduledEvent, 'time'>): Promise<void> =>
    withLoggedUsage(async () => {
      try {
        await work(new Date(event.time))
        log.info('schedule', { schedule: name, dueAt: event.time, units: getConsumedUnits() })
      } catch (error) {
        log.error('schedule', error, { schedule: name, dueAt: event.time })
        throw error
      }
    })
