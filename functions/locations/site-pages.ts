import { getLocation, locations, type LocationCode } from '#shared/locations/index'
import { createMenuSnapshot } from '#shared/pages/menu-snapshot'
import { findText, putObject } from '../platform/aws/s3'
import { getEnvironment } from '../platform/environment'
import { LOCATION_PARTS_FILE, LocationParts, renderSiteFile } from '#shared/pages/document'
import type { PageSite } from '#shared/pages/page-content'
import { getLocationPageFile, getSiteFileType, sitePaths, type SitePath } from '#shared/pages/site-paths'
import { applyOwnerSettings } from '../hours/repository'
import { getMenuWithState } from '../menu/menu-cache'
import { withPortions, withRanks } from '../menu/present'
import { listCategories } from '../menu/repository'
import { retryWithBackoff } from '../platform/retry'
import * as z from 'zod/mini'

/** The payload of `prerender-pages`. */
export const PagesRequest = z.object({ location: z.enum(locations.map(({ code }) => code)) })
export type PagesRequest = z.infer<typeof PagesRequest>

/** The limit for each S3 request with all its retries. */
const TIMEOUT_MS = 8000

/** Returns the name of a site's bucket, or undefined if sites are not served from S3. */
const getBucket = (location: LocationCode): string | undefined =>
  getEnvironment().SITE_BUCKETS?.replace('{location}', location.toLowerCase())

/** Returns the location whose site is in a bucket, or undefined. */
export const findLocationOfBucket = (bucket: string): LocationCode | undefined =>
  locations.find(({ code }) => getBucket(code) === bucket)?.code

const toObject = (bucket: string, key: string) => ({ bucket, key, signal: AbortSignal.timeout(TIMEOUT_MS) })

/** A page in its site's bucket with its ETag. */
type StoredPage = { readonly page: string; readonly etag: string }

/** Returns a file of a location's site, or undefined if there is none yet. */
async function findFile(location: LocationCode, file: string) {
  const bucket = getBucket(location)
  return bucket === undefined ? undefined : findText(toObject(bucket, file))
}

/** Replaces a page if its ETag is unchanged. Returns false if it was replaced in the meantime. */
const replacePage = (location: LocationCode, path: SitePath, { page, etag }: StoredPage): Promise<boolean> =>
  putObject({
    ...toObject(getBucket(location) ?? '', getLocationPageFile(path)),
    body: page,
    contentType: getSiteFileType(path),
    // The same as for pages stored by the deployment: browsers revalidate each time.
    cacheControl: 'no-cache',
    ifMatch: etag,
  })

/** Returns the current content of a location's pages. */
async function getPageSite(code: LocationCode): Promise<PageSite> {
  const [{ menu, state }, categories] = await Promise.all([getMenuWithState(code), listCategories()])
  const dishes = withRanks(withPortions(menu.dishes, state), state).filter(({ isAvailable }) => isAvailable)
  return {
    location: applyOwnerSettings(getLocation(code), menu),
    isChanged: (menu.settings ?? menu.hours) !== undefined,
    menu: createMenuSnapshot({ categories, dishes, specials: menu.specials, dayparts: menu.dayparts }),
  }
}

/**
 * Renders a location's pages with the current menu, hours and settings and returns the number of
 * changed pages (decision 0041). It reads the stored pages before the data and replaces them only
 * if unchanged. A concurrent run that is overtaken starts again, so the pages always contain the
 * last change.
 */
export const prerenderPages = (code: LocationCode): Promise<number> =>
  retryWithBackoff(async () => {
    const stored = await Promise.all(
      sitePaths.map(async (path) => ({ path, current: await findFile(code, getLocationPageFile(path)) })),
    )
    const built = await findFile(code, LOCATION_PARTS_FILE)
    if (!built) return { done: 0 }
    const parts = LocationParts.parse(JSON.parse(built.text))
    const site = await getPageSite(code)
    const changed = stored.flatMap(({ path, current }) => {
      if (!current) return []
      const page = renderSiteFile(parts, path, site)
      return page === current.text ? [] : { path, update: { page, etag: current.etag } }
    })
    const replaced = await Promise.all(changed.map(({ path, update }) => replacePage(code, path, update)))
    return replaced.every(Boolean) ? { done: replaced.length } : 'again'
  })
