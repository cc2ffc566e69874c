import * as z from 'zod/mini'
import {
  getInvocationFields,
  log,
  withUsageMeter,
  getConsumedUnits,
  type InvocationContext,
} from '#functions/platform/log'
import { completePendingComment } from '#functions/voice/transcription/transcription'

/** The fields that we use of Amazon Transcribe's event. */
const JobEnded = z.object({
  detail: z.object({
    TranscriptionJobName: z.string(),
    TranscriptionJobStatus: z.enum(['COMPLETED', 'FAILED']),
    FailureReason: z.optional(z.string()),
  }),
})

/** Runs when a transcription job has ended: stores the text for the pending comment. */
export const handler = (event: unknown, context?: InvocationContext): Promise<void> =>
  withUsageMeter(async () => {
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
  }, getInvocationFields(context))
