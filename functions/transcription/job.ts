import { randomBytes } from 'node:crypto'
import {
  BadRequestException,
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  LimitExceededException,
  StartTranscriptionJobCommand,
  TranscribeClient,
} from '@aws-sdk/client-transcribe'
import type { TranscriptionJob } from '@aws-sdk/client-transcribe'
import type { RecordingFormat } from '#shared/rules/recordings/format'
import { environment } from '../runtime/environment'
import { RECORDINGS_PREFIX } from './records'

export type Job = { readonly name: string; readonly audioKey: string; readonly textKey: string }

const client = new TranscribeClient({ maxAttempts: 3 })

/** A job that nobody can guess, with the places of what goes in and what comes out. */
export const newJob = (format: RecordingFormat): Job =>
  placesOf((environment().RECORDINGS_PREFIX ?? RECORDINGS_PREFIX) + randomBytes(18).toString('hex'), format)

/** The places of a job that was begun. */
export const placesOf = (name: string, format: RecordingFormat): Job => ({
  name,
  audioKey: `${name}.${format}`,
  textKey: `${name}.json`,
})

function startWith({ name, audioKey, textKey }: Job, format: RecordingFormat, vocabulary: string | undefined) {
  const { RECORDINGS_BUCKET } = environment()
  return new StartTranscriptionJobCommand({
    TranscriptionJobName: name,
    LanguageCode: 'en-US',
    MediaFormat: format,
    Media: { MediaFileUri: `s3://${RECORDINGS_BUCKET}/${audioKey}` },
    OutputBucketName: RECORDINGS_BUCKET,
    OutputKey: textKey,
    ...(vocabulary && { Settings: { VocabularyName: vocabulary } }),
  })
}

/** Starts the job, with the menu's vocabulary if that is ready. */
export async function startJob(job: Job, format: RecordingFormat, abortSignal: AbortSignal): Promise<void> {
  const { VOCABULARY_NAME } = environment()
  try {
    await client.send(startWith(job, format, VOCABULARY_NAME), { abortSignal })
  } catch (error) {
    // A vocabulary that is being made anew is refused like any other bad request.
    if (!(error instanceof BadRequestException) || !VOCABULARY_NAME) throw error
    await client.send(startWith(job, format, undefined), { abortSignal })
  }
}

/** How the job stands; undefined when the service has no time to say. */
export async function lookAt({ name }: Job, abortSignal: AbortSignal): Promise<TranscriptionJob | undefined> {
  try {
    const asked = new GetTranscriptionJobCommand({ TranscriptionJobName: name })
    return (await client.send(asked, { abortSignal })).TranscriptionJob
  } catch (error) {
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Whether the service refuses for now because too much is asked of it. */
export const isBusy = (error: unknown) =>
  error instanceof LimitExceededException || (error instanceof Error && /^Throttl|TooManyRequests/.test(error.name))

/**
 * The service refuses while the job is under way; then it forgets the job, which holds no text, by
 * itself.
 */
export async function removeJob({ name }: Job, abortSignal: AbortSignal): Promise<void> {
  try {
    await client.send(new DeleteTranscriptionJobCommand({ TranscriptionJobName: name }), { abortSignal })
  } catch (error) {
    if (!(error instanceof BadRequestException)) throw error
  }
}
