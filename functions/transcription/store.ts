import { setTimeout as sleep } from 'node:timers/promises'
import type { TranscriptionJob } from '@aws-sdk/client-transcribe'
import { Problem } from '#shared/problem'
import { unsupportedRecording } from '#shared/rules/recording'
import type { RecordingFormat } from '#shared/rules/recording'
import { log } from '../runtime/log'
import { bucket } from './bucket'
import { isBusy, lookAt, newJob, removeJob, startJob } from './job'
import type { Job } from './job'
import { wordsOf } from './transcript'

/** The gateway waits 30 seconds; what is left is for tidying up. */
const PATIENCE_MS = 25_000
const TIDYING_MS = 3_000

export type Clock = { readonly now: () => number; readonly sleep: (milliseconds: number) => Promise<unknown> }

const wallClock: Clock = { now: Date.now, sleep }

type Recording = { readonly bytes: Uint8Array<ArrayBuffer>; readonly format: RecordingFormat; readonly askedAt: Date }

/**
 * What is said in a recording. Neither it nor the text stays behind, however this ends. Throws `no-speech`,
 * `timed-out`, `unsupported-media`, `too-large` or `unavailable`.
 */
export async function writeDown({ bytes, format, askedAt }: Recording, clock = wallClock): Promise<string> {
  const job = newJob(format)
  const giveUpAt = askedAt.getTime() + PATIENCE_MS
  const signal = AbortSignal.timeout(Math.max(1, giveUpAt - clock.now()))
  try {
    await bucket.put(job.audioKey, bytes, signal)
    await startJob(job, format, signal)
    await finished(job, giveUpAt, signal, clock)
    return wordsOf(await bucket.read(job.textKey, signal))
  } catch (error) {
    throw problemOf(error, signal)
  } finally {
    await tidyUp(job)
  }
}

async function finished(job: Job, giveUpAt: number, signal: AbortSignal, clock: Clock): Promise<void> {
  for (let wait = 300; ; wait = Math.min(1500, wait * 1.5)) {
    if (clock.now() + wait > giveUpAt) throw timedOut()
    await clock.sleep(wait)
    const found = await lookAt(job, signal)
    if (found?.TranscriptionJobStatus === 'COMPLETED') return
    if (found?.TranscriptionJobStatus === 'FAILED') throw failureOf(found)
  }
}

/** The service finds out more about a recording than its first bytes tell. */
function failureOf({ FailureReason = '' }: TranscriptionJob): Error {
  return /media format|sample rate|media file|audio file|invalid file/i.test(FailureReason)
    ? unsupportedRecording()
    : new Error(`The transcription failed: ${FailureReason}`)
}

const timedOut = () =>
  new Problem('timed-out', 'Writing down your comment takes too long. Please try again, or type it.')

function problemOf(error: unknown, { aborted }: AbortSignal): Problem {
  if (error instanceof Problem) return error
  if (aborted) return timedOut()
  log.error('transcription', error)
  return isBusy(error)
    ? new Problem('unavailable', 'We are very busy. Please try again in a moment.', { retryAfterSeconds: 10 })
    : new Problem('unavailable', "Spoken comments can't be written down right now. Please type your comment.")
}

async function tidyUp(job: Job): Promise<void> {
  const signal = AbortSignal.timeout(TIDYING_MS)
  const done = await Promise.allSettled([
    bucket.remove(job.audioKey, signal),
    bucket.remove(job.textKey, signal),
    removeJob(job, signal),
  ])
  for (const step of done) if (step.status === 'rejected') log.error('transcription-tidying', step.reason)
}
