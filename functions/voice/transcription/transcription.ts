import * as z from 'zod/mini'
import {
  MAX_RECORDING_SECONDS,
  createNoSpeechProblem,
  createRecordingTooLongProblem,
  createUnsupportedRecordingProblem,
} from '#shared/voice/recordings/recording'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '#shared/platform/problem'
import type { RecordingFormat } from '#shared/voice/recordings/bytes'
import { findTranscriptionJob, isThrottled } from '../../platform/aws/transcribe'
import { getEnvironment } from '../../platform/environment'
import { log } from '../../platform/log'
import { createJob, getJobFiles, recordingsBucket, removeJob, startJob, type Job } from './transcription-job'
import {
  deletePendingComment,
  findPendingComment,
  saveOutcome,
  savePendingComment,
  toFailedOutcome,
} from './repository'

/** The service's transcript file, as far as this code needs it. */
const Transcript = z.object({
  results: z.object({
    transcripts: z.array(z.object({ transcript: z.string() })).check(z.minLength(1)),
    items: z._default(z.array(z.object({ end_time: z.optional(z.string()) })), []),
  }),
})

/**
 * Returns the text of a transcript file. Throws `no-speech`, `too-large` for a long recording, or
 * an error if the file is invalid.
 */
function parseTranscript(file: string): string {
  const { transcripts, items } = Transcript.parse(JSON.parse(file)).results
  const endsAt = Math.max(0, ...items.map((item) => Number(item.end_time ?? 0)))
  if (endsAt > MAX_RECORDING_SECONDS) throw createRecordingTooLongProblem()
  const text = transcripts
    .map(({ transcript }) => transcript.trim())
    .join(' ')
    .trim()
  if (text === '') throw createNoSpeechProblem()
  return text
}

/** The gateway times out after 30 seconds; the rest is for cleanup. */
const DEADLINE_MS = 25_000
const TIDYING_MS = 3_000

type Clock = { readonly now: () => number; readonly sleep: (milliseconds: number) => Promise<unknown> }

const wallClock: Clock = { now: Date.now, sleep }

type Recording = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly format: RecordingFormat
  readonly visitorId: string
  readonly askedAt: Date
}

/** The text, or the id to poll for it. */
type TranscriptionResult = { readonly text: string } | { readonly id: string }

/**
 * Transcribes a recording. Returns the id of a job that takes longer; `completePendingComment`
 * finishes it. Deletes recording and transcript in any case. Throws `no-speech`, `timed-out`,
 * `unsupported-media`, `too-large` or `unavailable`.
 */
export async function transcribeRecording(
  { bytes, format, visitorId, askedAt }: Recording,
  clock = wallClock,
): Promise<TranscriptionResult> {
  const job = createJob(format)
  const signal = AbortSignal.timeout(Math.max(1, askedAt.getTime() + DEADLINE_MS - clock.now()))
  let [isLate, isNoted] = [false, false]
  try {
    await recordingsBucket.put(job.audioKey, bytes, signal)
    await startJob(job, format, signal)
    isLate = !(await ended(job, askedAt.getTime() + getEnvironment().TRANSCRIPTION_WAIT_SECONDS * 1000, signal, clock))
    if (isLate) {
      await savePendingComment({ job, format, visitorId, now: askedAt })
      isNoted = true
      // The job may have ended just before the pending record was written.
      isLate = !(await hasEnded(job, signal))
      if (isLate) return { id: job.name }
    }
    return { text: parseTranscript(await recordingsBucket.read(job.textKey, signal)) }
  } catch (error) {
    isLate = false
    throw problemOf(error, signal)
  } finally {
    if (!isLate) await tidyUp(job, isNoted)
  }
}

/** Whether the job has succeeded. Throws the reason if it failed. */
async function hasEnded(job: Job, signal: AbortSignal): Promise<boolean> {
  const found = await findTranscriptionJob(job.name, signal)
  if (found?.TranscriptionJobStatus === 'FAILED') throw failureOf(found.FailureReason)
  return found?.TranscriptionJobStatus === 'COMPLETED'
}

async function ended(job: Job, until: number, signal: AbortSignal, clock: Clock): Promise<boolean> {
  for (let wait = 300; clock.now() + wait <= until; wait = Math.min(1500, wait * 1.5)) {
    await clock.sleep(wait)
    if (await hasEnded(job, signal)) return true
  }
  return false
}

/** The event of a completed job. */
type JobCompletion = {
  readonly name: string
  readonly status: 'COMPLETED' | 'FAILED'
  readonly reason?: string | undefined
  readonly now: Date
}

/**
 * Stores the text of a job for its waiting caller and cleans up. Does nothing for a job whose call
 * was answered. Safe to repeat. Throws if the bucket or table is unavailable.
 */
export async function completePendingComment({ name, status, reason, now }: JobCompletion): Promise<void> {
  const comment = await findPendingComment(name, now)
  if (comment?.state !== 'waiting') return
  const job = getJobFiles(name, comment.format)
  const signal = AbortSignal.timeout(DEADLINE_MS)
  try {
    if (status === 'FAILED') throw problemOf(failureOf(reason), signal)
    await saveOutcome(name, { state: 'done', text: parseTranscript(await recordingsBucket.read(job.textKey, signal)) })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await saveOutcome(name, toFailedOutcome(error))
  }
  await tidyUp(job)
}

/** Converts the service's failure reason. It examines more of a recording than its first bytes. */
function failureOf(reason = ''): Error {
  return /media format|sample rate|media file|audio file|invalid file/i.test(reason)
    ? createUnsupportedRecordingProblem()
    : new Error(`The transcription failed: ${reason}`)
}

function problemOf(error: unknown, { aborted }: AbortSignal): Problem {
  if (error instanceof Problem) return error
  if (aborted)
    return new Problem('timed-out', 'Writing down your comment takes too long. Please try again, or type it.')
  log.error('transcription', error)
  return isThrottled(error)
    ? new Problem('unavailable', 'We are very busy. Please try again in a moment.', { retryAfterSeconds: 10 })
    : new Problem('unavailable', "Spoken comments can't be written down right now. Please type your comment.")
}

async function tidyUp(job: Job, isNoted = false): Promise<void> {
  const signal = AbortSignal.timeout(TIDYING_MS)
  const done = await Promise.allSettled([
    recordingsBucket.remove(job.audioKey, signal),
    recordingsBucket.remove(job.textKey, signal),
    removeJob(job, signal),
    isNoted && deletePendingComment(job.name),
  ])
  for (const step of done) if (step.status === 'rejected') log.error('transcription-tidying', step.reason)
}
