import type { Plugin } from 'vite'
import { setPageMeta } from '../../shared/page-meta'

/**
 * Writes the mode and the location of LOCATION_MODE and HOST_LOCATION into a page of the development
 * server, as the local product does for the built one.
 */
export const devLocation = (): Plugin => {
  const { LOCATION_MODE: mode = '', HOST_LOCATION: location = '' } = process.env
  return {
    name: 'dev-location',
    apply: 'serve',
    transformIndexHtml: (page) => setPageMeta(setPageMeta(page, 'site-mode', mode), 'site-location', location),
  }
}
