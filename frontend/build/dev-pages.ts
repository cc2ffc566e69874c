import type { Plugin } from 'vite'
import { findLocation } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { renderAppPage } from '#shared/pages/document'
import { buildAppParts } from './prerender/page-parts'

/** Serves the pages of the development server, of LOCATION_MODE and HOST_LOCATION. */
export const devPages = (): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler() {
      const { LOCATION_MODE, HOST_LOCATION = '' } = process.env
      overrideModes(LOCATION_MODE)
      const parts = buildAppParts({ script: '/src/main.tsx', rules: '', fonts: [] })
      return renderAppPage(parts, findLocation(HOST_LOCATION)?.code ?? '')
    },
  },
})
