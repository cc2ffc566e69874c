import type { Plugin } from 'vite'
import { locations } from '#shared/locations/index'
import { html, rawMarkup } from '#shared/pages/html'
import type { GetMenuSnapshot } from '#shared/pages/menu-snapshot'
import { APP_PARTS_FILE, LocationParts, PARTS_FILE, renderAppPage, renderSiteFile } from '#shared/pages/document'
import { getSiteFile, prerenderedPaths, sitePaths } from '#shared/pages/site-paths'
import { findPageChunks } from './page-chunks'
import { buildAppParts, buildPageParts, takeEntry, type Entry } from './page-parts'
import { startPageRenderer } from './render-page'

/**
 * Renders a disabled link for an inlined stylesheet.
 * Vite finds the link and doesn't load the stylesheet with its chunk.
 */
const renderInlinedLink = (sheet: string) => html`<link rel="stylesheet" href="/${sheet}" disabled />`

/**
 * Builds `index.html`, which most paths share, and the pages of every location, such as
 * `HENOK/index.html` and `HENOK/menu/index.html`, with their parts.
 */
export const prerender = (getMenu: GetMenuSnapshot): Plugin => {
  let entry: Entry | undefined
  return {
    name: 'prerender-locations',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      // Only here stylesheets are complete and not yet named by the chunks that load them.
      handler(_page, { bundle, chunk }) {
        if (bundle && chunk) entry = takeEntry(chunk, bundle)
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shared = bundle['index.html']
        if (shared?.type !== 'asset' || !entry) return this.error('The build has no index.html')
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        const appParts = buildAppParts(entry)
        shared.source = renderAppPage(appParts, '')
        emit(APP_PARTS_FILE, JSON.stringify(appParts))
        const listLoaders = (id: string) => this.getModuleInfo(id)?.dynamicImporters ?? []
        const renderer = await startPageRenderer()
        try {
          for (const location of locations) {
            const rendered: [string, unknown][] = [['app', appParts]]
            for (const path of prerenderedPaths) {
              const { modules, styles: used, body } = await renderer.draw(path, location.code)
              const { rules, sheets, scripts } = findPageChunks(modules, bundle, listLoaders)
              const styles = html`${rawMarkup(`<style>${rules}</style>`)}${sheets.map(renderInlinedLink)}${used}`
              rendered.push([path, buildPageParts(entry, path, location, { body, styles, scripts })])
            }
            const parts = LocationParts.parse(Object.fromEntries(rendered))
            const site = { location, menu: getMenu(location) }
            for (const path of sitePaths)
              emit(`${location.code}/${getSiteFile(path)}`, renderSiteFile(parts, path, site))
            emit(`${location.code}/${PARTS_FILE}`, JSON.stringify(parts))
          }
        } finally {
          await renderer.close()
        }
      },
    },
  }
}
