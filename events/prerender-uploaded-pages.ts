import * as z from 'zod/mini'
import { findLocationOfBucket, prerenderPages } from '#functions/locations/site-pages'
import { getConsumedUnits, log, withLoggedUsage } from '#functions/platform/log'

/** As much of the announcement of a new file as concerns us. */
const FilePut = z.object({ detail: z.object({ bucket: z.object({ name: z.string() }) }) })

/**
 * A site's pages were built anew, or printed: what they say is brought to what is so now; then
 * nothing is left to do.
 */
export const handler = (event: unknown): Promise<void> =>
  withLoggedUsage(async () => {
    const location = findLocationOfBucket(FilePut.parse(event).detail.bucket.name)
    if (!location) return
    try {
      const pages = await prerenderPages(location)
      log.info('pages', { location, pages, units: getConsumedUnits() })
    } catch (error) {
      log.error('pages', error, { location })
      throw error
    }
  })
