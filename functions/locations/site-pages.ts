import { getLocation, locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { createMenuSnapshot, getLocationPageFile, prerenderedPaths } from '#shared/platform/pages/menu-snapshot'
import type { PrerenderedPath } from '#shared/platform/pages/menu-snapshot'
import { findText, putObject } from '../platform/aws/s3'
import { getEnvironment } from '../platform/environment'
import { updatePageContent } from '#shared/platform/pages/page-content'
import type { PageSite } from '#shared/platform/pages/page-content'
import { toLocationHours } from '#shared/hours/opening-hours'
import { getMenuWithState } from '../menu/menu-cache'
import { withPortions, withRanks } from '../menu/present'
import { listCategories } from '../menu/repository'
import { retryWithBackoff } from '../platform/retry'

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

/** What a location's pages say now. */
async function siteNow(code: LocationCode): Promise<PageSite> {
  const [{ menu, house }, categories] = await Promise.all([getMenuWithState(code), listCategories()])
  const dishes = withRanks(withPortions(menu.dishes, house), house).filter(({ isAvailable }) => isAvailable)
  return {
    location: getLocation(code),
    menu: createMenuSnapshot({ categories, dishes, specials: menu.specials }),
    hours: menu.hours && toLocationHours(menu.hours),
  }
}

/**
 * Prints a location's own pages as its menu and hours are now; those that say so already are left
 * alone (decision 0041). The pages are read first, then what is so: what takes a page's place is
 * newer than all that went into it, and of several who print at once the one that is overtaken
 * begins again. So the last change is in the page, whoever prints it.
 */
export const prerenderPages = (code: LocationCode): Promise<number> =>
  retryWithBackoff(async () => {
    const read = await Promise.all(
      prerenderedPaths.map(async (path) => ({ path, kept: await findStoredPage(code, path) })),
    )
    if (read.every(({ kept }) => kept === undefined)) return { done: 0 }
    const site = await siteNow(code)
    const changed = read.flatMap(({ path, kept }) => {
      if (!kept) return []
      const page = updatePageContent(kept.page, path, site)
      return page === kept.page ? [] : { path, print: { page, etag: kept.etag } }
    })
    const replaced = await Promise.all(changed.map(({ path, print }) => replacePage(code, path, print)))
    return replaced.every(Boolean) ? { done: replaced.length } : 'again'
  })
