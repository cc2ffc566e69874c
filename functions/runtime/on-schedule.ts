import type { ScheduledEvent } from 'aws-lambda'
import { log, meteredForLog, unitsUsed } from './log'

/**
 * The handler of a schedule: `work` gets the moment that it was due; called again for it, it must
 * change nothing.
 */
export const onSchedule =
  (name: string, work: (dueAt: Date) => Promise<void>) =>
  (event: Pick<ScheduledEvent, 'time'>): Promise<void> =>
    meteredForLog(async () => {
      try {
        await work(new Date(event.time))
        log.info('schedule', { schedule: name, dueAt: event.time, units: unitsUsed() })
      } catch (error) {
        log.error('schedule', error, { schedule: name, dueAt: event.time })
        throw error
      }
    })
