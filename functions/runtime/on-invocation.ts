import type * as z from 'zod/mini'
import { log, withLoggedUsage, getConsumedUnits } from './log'

/**
 * The handler of a worker: parses the payload and calls `work` with it. It throws what `work`
 * throws, so that Lambda retries.
 */
export const handleInvocation =
  <S extends z.ZodMiniType>(name: string, payload: S, work: (parsed: z.output<S>) => Promise<void>) =>
  (event: unknown): Promise<void> =>
    withLoggedUsage(async () => {
      try {
        await work(payload.parse(event))
        log.info('worker', { worker: name, units: getConsumedUnits() })
      } catch (error) {
        log.error('worker', error, { worker: name })
        throw error
      }
    })
