import type { Plugin } from 'vite'
import { locations } from '#shared/locations/index'
import { html, rawMarkup } from '#shared/pages/html'
import { getPrerenderedFile, prerenderedPaths } from '#shared/prerendered'
import { startPageRenderer } from './draw'
import { buildLocationPage } from './page'
import { findPageParts } from './parts-of'
import type { GetMenuSnapshot } from '#shared/prerendered'

/**
 * A stylesheet whose rules stand in the page: what loads a part would wait for it, but finds it
 * there. Nobody asks for it.
 */
const isHere = (sheet: string) => html`<link rel="stylesheet" href="/${sheet}" disabled />`

/**
 * Makes every location's own pages out of the built one: `HENOK/index.html`,
 * `HENOK/menu/index.html`.
 */
export const prerender = (menuOf: GetMenuSnapshot): Plugin => ({
  name: 'prerender-locations',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const built = bundle['index.html']
      if (built?.type !== 'asset') return this.error('The build has no index.html')
      const isOnDemand = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
      const studio = await startPageRenderer()
      try {
        for (const location of locations) {
          const site = { location, menu: menuOf(location) }
          for (const path of prerenderedPaths) {
            const picture = await studio.draw(path, location.code)
            const { rules, sheets, scripts } = findPageParts(picture.modules, bundle, isOnDemand)
            const styles = html`${rawMarkup(`<style>${rules}</style>`)}${sheets.map(isHere)}${picture.styles}`
            const drawn = { body: picture.body, styles, scripts }
            const source = buildLocationPage(String(built.source), path, site, drawn)
            this.emitFile({ type: 'asset', fileName: `${location.code}/${getPrerenderedFile(path)}`, source })
          }
        }
      } finally {
        await studio.close()
      }
    },
  },
})
