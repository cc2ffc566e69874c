import type { Plugin } from 'vite'
import { withMeta } from '../../shared/page-meta'

/**
 * Tells a page under development the mode and the location that stand in, as the local product
 * tells the built one.
 */
export const standIns = (): Plugin => {
  const { LOCATION_MODE: mode = '', HOST_LOCATION: location = '' } = process.env
  return {
    name: 'stand-ins',
    apply: 'serve',
    transformIndexHtml: (page) => withMeta(withMeta(page, 'site-mode', mode), 'site-location', location),
  }
}
