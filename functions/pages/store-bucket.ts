import { AwsClient } from 'aws4fetch'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { ownPageFile } from '#shared/prerendered'
import type { PrerenderedPath } from '#shared/prerendered'
import { environment } from '../runtime/environment'

const PATIENCE_MS = 8000
const RETRIES = 2

const variable = (name: string) => process.env[name] ?? ''

/** What a site's bucket is called; undefined where no site is served from one. */
const bucketOf = (location: LocationCode): string | undefined =>
  environment().SITE_BUCKETS?.replace('{location}', location.toLowerCase())

/** The location whose site a bucket has. */
export const locationOfBucket = (bucket: string): LocationCode | undefined =>
  locations.find(({ code }) => bucketOf(code) === bucket)?.code

function addressOf(bucket: string, path: PrerenderedPath): string {
  const endpoint = process.env['SITE_ENDPOINT']
  const host = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${variable('AWS_REGION')}.amazonaws.com`
  return `${host}/${ownPageFile(path)}`
}

// Signed requests of our own, as of the recordings' bucket.
const client = () =>
  new AwsClient({
    accessKeyId: variable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env['AWS_SESSION_TOKEN'],
    region: variable('AWS_REGION'),
    service: 's3',
    retries: RETRIES,
  })

/**
 * A page as it lies in its site's bucket, and the mark by which it is known to be still the same.
 */
export type Kept = { readonly page: string; readonly etag: string }

/** A page of a location's site; undefined where there is none yet. */
export async function keptPage(location: LocationCode, path: PrerenderedPath): Promise<Kept | undefined> {
  const bucket = bucketOf(location)
  if (bucket === undefined) return undefined
  const answer = await client().fetch(addressOf(bucket, path), { signal: AbortSignal.timeout(PATIENCE_MS) })
  const page = await answer.text()
  // Of a file that isn't there the service says 403 to whoever may not list the others.
  if (answer.status === 404 || answer.status === 403) return undefined
  if (!answer.ok) throw new Error(`The site's bucket answered ${answer.status}: ${page.slice(0, 300)}`)
  return { page, etag: answer.headers.get('etag') ?? '' }
}

/**
 * Puts a page in the place of the one that was read; false where another has been put there since.
 */
export async function replacePage(
  location: LocationCode,
  path: PrerenderedPath,
  { page, etag }: Kept,
): Promise<boolean> {
  const answer = await client().fetch(addressOf(bucketOf(location) ?? '', path), {
    method: 'PUT',
    // As the build's own are put there: whoever has it asks each time.
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'if-match': etag },
    body: page,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const said = await answer.text()
  if ([404, 409, 412].includes(answer.status)) return false
  if (!answer.ok) throw new Error(`The site's bucket answered ${answer.status} to a page: ${said.slice(0, 300)}`)
  return true
}
