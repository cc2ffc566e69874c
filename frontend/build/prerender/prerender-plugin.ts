import type { Plugin, Rolldown } from 'vite'
import { locations } from '#shared/locations/index'
import { html, rawMarkup } from '#shared/platform/pages/html'
import { getPrerenderedFile, prerenderedPaths } from '#shared/platform/pages/menu-snapshot'
import type { GetMenuSnapshot } from '#shared/platform/pages/menu-snapshot'
import { startPageRenderer } from './render-page'
import { buildLocationPage } from './location-page'

/** What a page's first picture needs beside the application's own script. */
export type PageParts = {
  /**
   * The style rules: they stand in the page itself, which then looks as it should without waiting
   * for a file.
   */
  readonly rules: string
  /** The stylesheets, by file name, that the rules come from. */
  readonly sheets: readonly string[]
  /**
   * The scripts, by file name: what they draw is there already, so they are asked for once it is
   * seen.
   */
  readonly scripts: readonly string[]
}

/** The chunks that come with a chunk. */
function withImports(name: string, bundle: Rolldown.OutputBundle, found: Set<string>): void {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return
  found.add(name)
  chunk.imports.forEach((each) => withImports(each, bundle, found))
}

/**
 * Those parts of the application that drew a page and that are loaded on demand, as `isOnDemand`
 * tells of a module: such a part may come in a chunk with others.
 */
export function findPageParts(
  modules: ReadonlySet<string>,
  bundle: Rolldown.OutputBundle,
  isOnDemand: (module: string) => boolean,
): PageParts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id) && isOnDemand(id)))
    .forEach(({ fileName }) => withImports(fileName, bundle, found))
  const parts = chunks.filter(({ fileName, isEntry }) => found.has(fileName) && !isEntry)
  const sheets = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const rules = [...sheets]
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
  return { rules: rules.join(''), sheets: [...sheets], scripts: parts.map(({ fileName }) => fileName) }
}

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
