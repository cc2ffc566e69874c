import {
  BadRequestException,
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  LimitExceededException,
  StartTranscriptionJobCommand,
  TranscribeClient,
  type MediaFormat,
  type TranscriptionJob,
} from '@aws-sdk/client-transcribe'
import { boundedBy, clientOf } from './client'

const client = clientOf(
  'AWS_ENDPOINT_URL_TRANSCRIBE',
  () => new TranscribeClient(boundedBy({ timeoutMs: 25_000, attempts: 3 })),
)

type Start = {
  readonly jobName: string
  readonly bucket: string
  readonly audioKey: string
  readonly textKey: string
  readonly format: MediaFormat
  readonly vocabulary?: string | undefined
  readonly signal: AbortSignal
}

/** Starts a job that transcribes an English recording. Throws the SDK's errors. */
export async function startTranscriptionJob({ jobName, bucket, audioKey, textKey, ...start }: Start): Promise<void> {
  const command = new StartTranscriptionJobCommand({
    TranscriptionJobName: jobName,
    LanguageCode: 'en-US',
    MediaFormat: start.format,
    Media: { MediaFileUri: `s3://${bucket}/${audioKey}` },
    OutputBucketName: bucket,
    OutputKey: textKey,
    ...(start.vocabulary && { Settings: { VocabularyName: start.vocabulary } }),
  })
  await client().send(command, { abortSignal: start.signal })
}

/** Returns a job's state; undefined while the service limits the rate of requests. */
export async function findTranscriptionJob(
  jobName: string,
  abortSignal: AbortSignal,
): Promise<TranscriptionJob | undefined> {
  try {
    const command = new GetTranscriptionJobCommand({ TranscriptionJobName: jobName })
    return (await client().send(command, { abortSignal })).TranscriptionJob
  } catch (error) {
    if (isThrottled(error)) return undefined
    throw error
  }
}

/** Deletes a job that has ended. Throws if it is in progress. */
export async function deleteTranscriptionJob(jobName: string, abortSignal: AbortSignal): Promise<void> {
  await client().send(new DeleteTranscriptionJobCommand({ TranscriptionJobName: jobName }), { abortSignal })
}

/** Whether the service rejected a request as malformed or impossible in the job's state. */
export const isBadRequest = (error: unknown): boolean => error instanceof BadRequestException

/** Whether the service rejected a request because too many were sent. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof LimitExceededException || (error instanceof Error && /^Throttl|TooManyRequests/.test(error.name))
