import { deleteObject, getText, putObject } from '../../platform/aws/s3'
import { getEnvironment } from '../../platform/environment'
import { randomBytes } from 'node:crypto'
import type { RecordingFormat } from '#shared/voice/recordings/bytes'
import { deleteTranscriptionJob, isBadRequest, startTranscriptionJob } from '../../platform/aws/transcribe'
import { RECORDINGS_PREFIX } from './records'

const locationOf = (key: string, signal: AbortSignal) => ({
  bucket: getEnvironment().RECORDINGS_BUCKET ?? '',
  key,
  signal,
})

/** The bucket that passes recordings to the service and transcripts back. */
export const recordingsBucket = {
  put: (key: string, body: Uint8Array, signal: AbortSignal) => putObject({ ...locationOf(key, signal), body }),
  read: async (key: string, signal: AbortSignal): Promise<string> => (await getText(locationOf(key, signal))).text,
  /** Does nothing if the object does not exist. */
  remove: (key: string, signal: AbortSignal) => deleteObject(locationOf(key, signal)),
}

export type Job = { readonly name: string; readonly audioKey: string; readonly textKey: string }

/** Creates a job with an unguessable name and the keys of its input and output. */
export const createJob = (format: RecordingFormat): Job =>
  getJobFiles((getEnvironment().RECORDINGS_PREFIX ?? RECORDINGS_PREFIX) + randomBytes(18).toString('hex'), format)

/** Returns the files of an existing job. */
export const getJobFiles = (name: string, format: RecordingFormat): Job => ({
  name,
  audioKey: `${name}.${format}`,
  textKey: `${name}.json`,
})

/** Starts the job, with the menu's vocabulary if it is ready. */
export async function startJob(job: Job, format: RecordingFormat, signal: AbortSignal): Promise<void> {
  const { VOCABULARY_NAME: vocabulary, RECORDINGS_BUCKET: bucket = '' } = getEnvironment()
  const { name: jobName, audioKey, textKey } = job
  const start = { jobName, bucket, audioKey, textKey, format, signal }
  try {
    await startTranscriptionJob({ ...start, vocabulary })
  } catch (error) {
    // The service answers 400 while the vocabulary is being rebuilt, as for any bad request.
    if (!isBadRequest(error) || !vocabulary) throw error
    await startTranscriptionJob(start)
  }
}

/** Deletes a job. The service rejects this while the job runs, and later deletes the job itself. */
export async function removeJob({ name }: Job, signal: AbortSignal): Promise<void> {
  try {
    await deleteTranscriptionJob(name, signal)
  } catch (error) {
    if (!isBadRequest(error)) throw error
  }
}
