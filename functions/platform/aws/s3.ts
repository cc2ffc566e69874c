import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { boundedBy, callFailed, clientOf, statusOf } from './client'

const client = clientOf(
  'AWS_ENDPOINT_URL_S3',
  () =>
    new S3Client({
      ...boundedBy({ timeoutMs: 25_000, attempts: 3 }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
)

type Location = {
  readonly bucket: string
  readonly key: string
  /** Bounds the whole call, all attempts together. */
  readonly signal: AbortSignal
}

type StoredText = { readonly text: string; readonly etag: string }

async function read({ bucket, key, signal }: Location): Promise<StoredText> {
  const command = new GetObjectCommand({ Bucket: bucket, Key: key })
  const { Body, ETag = '' } = await client().send(command, { abortSignal: signal })
  return { text: (await Body?.transformToString()) ?? '', etag: ETag }
}

/** Returns an object's text and its ETag. Throws if it does not exist or S3 fails. */
export const getText = (location: Location): Promise<StoredText> =>
  read(location).catch((error: unknown) => {
    throw callFailed('S3', error)
  })

/**
 * Returns an object's text and its ETag; undefined if it does not exist. A denied request also
 * returns undefined: for a missing object, S3 responds 403 to a caller who may not list the bucket.
 * Throws if S3 fails.
 */
export const findText = (location: Location): Promise<StoredText | undefined> =>
  read(location).catch((error: unknown) => {
    if ([403, 404].includes(statusOf(error) ?? 0)) return undefined
    throw callFailed('S3', error)
  })

type Upload = Location & {
  readonly body: string | Uint8Array
  readonly contentType?: string
  readonly cacheControl?: string
  /** Replaces the object only while it has this ETag. */
  readonly ifMatch?: string
}

/**
 * Stores an object. Returns false if `ifMatch` is no longer the object's ETag. Throws if S3 fails.
 */
export async function putObject({ bucket, key, signal, ...upload }: Upload): Promise<boolean> {
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    Body: upload.body,
    ContentType: upload.contentType,
    CacheControl: upload.cacheControl,
    IfMatch: upload.ifMatch,
  })
  try {
    await client().send(command, { abortSignal: signal })
    return true
  } catch (error) {
    if (upload.ifMatch !== undefined && [404, 409, 412].includes(statusOf(error) ?? 0)) return false
    throw callFailed('S3', error)
  }
}

/** Deletes an object; does nothing if it does not exist. Throws if S3 fails. */
export async function deleteObject({ bucket, key, signal }: Location): Promise<void> {
  await client()
    .send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal: signal })
    .catch((error: unknown) => {
      throw callFailed('S3', error)
    })
}
