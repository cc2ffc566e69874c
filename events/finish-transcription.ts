import * as z from 'zod/mini'
import { log, withLoggedUsage, getConsumedUnits } from '#functions/platform/log'
import { completePendingComment } from '#functions/voice/transcription/transcription'

/** As much of the service's announcement as concerns us. */
const JobEnded = z.object({
  detail: z.object({
    TranscriptionJobName: z.string(),
    TranscriptionJobStatus: z.enum(['COMPLETED', 'FAILED']),
    FailureReason: z.optional(z.string()),
  }),
})

/** A job of the transcription service has ended: whoever still waits for its text gets it. */
export const handler = (event: unknown): Promise<void> =>
  withLoggedUsage(async () => {
    const {
      TranscriptionJobName: name,
      TranscriptionJobStatus: status,
      FailureReason: reason,
    } = JobEnded.parse(event).detail
    try {
      await completePendingComment({ name, status, reason, now: new Date() })
      log.info('transcription', { status, units: getConsumedUnits() })
    } catch (error) {
      log.error('transcription', error, { status })
      throw error
    }
  })
