import type { LocationCode } from '#shared/locations/index'
import type { SiteMetaName } from '#shared/pages/page-head'

/** Whether the code runs in a browser. The build prerenders pages without one. */
export const hasBrowser = typeof document !== 'undefined'

let prerenderLocation = ''

/**
 * Sets the location that the build prerenders pages for.
 * Call it before importing the application.
 */
export const setPrerenderLocation = (location: LocationCode): void => {
  prerenderLocation = location
}

/** Returns a meta element of the page's head; while prerendering, only the location is known. */
export function getSiteMeta(name: SiteMetaName): string {
  if (!hasBrowser) return name === 'site-location' ? prerenderLocation : ''
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
}
