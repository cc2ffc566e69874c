import * as z from 'zod/mini'
import { findLocationOfBucket, prerenderPages } from '#functions/locations/site-pages'
import {
  getConsumedUnits,
  getInvocationFields,
  log,
  withUsageMeter,
  type InvocationContext,
} from '#functions/platform/log'

/** The fields that we use of the S3 event. */
const ObjectCreated = z.object({ detail: z.object({ bucket: z.object({ name: z.string() }) }) })

/**
 * Renders current data into a site's pages after a deployment uploaded them. Storing the rendered
 * pages triggers this handler again; that run changes nothing.
 */
export const handler = (event: unknown, context?: InvocationContext): Promise<void> =>
  withUsageMeter(async () => {
    const location = findLocationOfBucket(ObjectCreated.parse(event).detail.bucket.name)
    if (!location) return
    try {
      const pages = await prerenderPages(location)
      log.info('pages', { location, pages, units: getConsumedUnits() })
    } catch (error) {
      log.error('pages', error, { location })
      throw error
    }
  }, getInvocationFields(context))
