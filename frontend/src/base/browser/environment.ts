import type { LocationCode } from '#shared/locations/index'
import type { SiteMetaName } from '#shared/platform/pages/page-head'

/** Whether there is a browser: the build draws the first picture of a page without one. */
export const hasBrowser = typeof document !== 'undefined'

let drawn = ''

/**
 * Said by the build, before it loads the application: the location that a picture is of, in its own
 * mode.
 */
export const setPrerenderLocation = (location: LocationCode): void => {
  drawn = location
}

/** What the page's head says of the site; where there is no page yet, what the build has said. */
export function getSiteMeta(name: SiteMetaName): string {
  if (!hasBrowser) return name === 'site-location' ? drawn : ''
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
}
