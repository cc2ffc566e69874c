import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { getLocationPageFile } from '#shared/prerendered'
import type { PrerenderedPath } from '#shared/prerendered'
import { findText, putObject } from '../runtime/aws/s3'
import { getEnvironment } from '../runtime/environment'

/** Bounds each call, all its attempts together. */
const TIMEOUT_MS = 8000

/** What a site's bucket is called; undefined where no site is served from one. */
const bucketOf = (location: LocationCode): string | undefined =>
  getEnvironment().SITE_BUCKETS?.replace('{location}', location.toLowerCase())

/** The location whose site a bucket has. */
export const findLocationOfBucket = (bucket: string): LocationCode | undefined =>
  locations.find(({ code }) => bucketOf(code) === bucket)?.code

const objectOf = (bucket: string, path: PrerenderedPath) => ({
  bucket,
  key: getLocationPageFile(path),
  signal: AbortSignal.timeout(TIMEOUT_MS),
})

/**
 * A page as it lies in its site's bucket, and the mark by which it is known to be still the same.
 */
export type StoredPage = { readonly page: string; readonly etag: string }

/** A page of a location's site; undefined where there is none yet. */
export async function findStoredPage(location: LocationCode, path: PrerenderedPath): Promise<StoredPage | undefined> {
  const bucket = bucketOf(location)
  if (bucket === undefined) return undefined
  const found = await findText(objectOf(bucket, path))
  return found && { page: found.text, etag: found.etag }
}

/**
 * Puts a page in the place of the one that was read; false where another has been put there since.
 */
export const replacePage = (
  location: LocationCode,
  path: PrerenderedPath,
  { page, etag }: StoredPage,
): Promise<boolean> =>
  putObject({
    ...objectOf(bucketOf(location) ?? '', path),
    body: page,
    contentType: 'text/html; charset=utf-8',
    // As the deployment stores the built pages: browsers revalidate each time.
    cacheControl: 'no-cache',
    ifMatch: etag,
  })
