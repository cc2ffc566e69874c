import type { Plugin, Rolldown } from 'vite'
import { locations } from '#shared/locations/index'
import { html, rawMarkup } from '#shared/pages/html'
import { getPrerenderedFile, prerenderedPaths, type GetMenuSnapshot } from '#shared/pages/menu-snapshot'
import { startPageRenderer } from './render-page'
import { buildLocationPage } from './location-page'

/** The on-demand chunks that a prerendered page uses, in addition to the entry script. */
type PageParts = {
  /** The style rules, which the page contains inline so that it doesn't wait for a file. */
  readonly rules: string
  /** File names of the stylesheets that the rules come from. */
  readonly sheets: readonly string[]
  /**
   * File names of the scripts.
   * They load after the first paint, because their HTML is prerendered.
   */
  readonly scripts: readonly string[]
}

/** Collects a chunk and, recursively, its imports. */
function collectImports(name: string, bundle: Rolldown.OutputBundle, found: Set<string>): void {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return
  found.add(name)
  chunk.imports.forEach((imported) => collectImports(imported, bundle, found))
}

/** Finds the chunks that contain on-demand modules which rendered a page. */
function findPageParts(
  modules: ReadonlySet<string>,
  bundle: Rolldown.OutputBundle,
  isOnDemand: (module: string) => boolean,
): PageParts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => modules.has(id) && isOnDemand(id)))
    .forEach(({ fileName }) => collectImports(fileName, bundle, found))
  const parts = chunks.filter(({ fileName, isEntry }) => found.has(fileName) && !isEntry)
  const sheets = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const rules = [...sheets]
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
  return { rules: rules.join(''), sheets: [...sheets], scripts: parts.map(({ fileName }) => fileName) }
}

/**
 * Renders a disabled link for an inlined stylesheet.
 * Vite finds the link and doesn't load the stylesheet with its chunk.
 */
const renderInlinedLink = (sheet: string) => html`<link rel="stylesheet" href="/${sheet}" disabled />`

/** Builds the pages of every location, such as `HENOK/index.html` and `HENOK/menu/index.html`. */
export const prerender = (getMenu: GetMenuSnapshot): Plugin => ({
  name: 'prerender-locations',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const built = bundle['index.html']
      if (built?.type !== 'asset') return this.error('The build has no index.html')
      const isOnDemand = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
      const renderer = await startPageRenderer()
      try {
        for (const location of locations) {
          const site = { location, menu: getMenu(location) }
          for (const path of prerenderedPaths) {
            const rendered = await renderer.draw(path, location.code)
            const { rules, sheets, scripts } = findPageParts(rendered.modules, bundle, isOnDemand)
            const styles = html`${rawMarkup(`<style>${rules}</style>`)}${sheets.map(renderInlinedLink)}${rendered.styles}`
            const initialMarkup = { body: rendered.body, styles, scripts }
            const source = buildLocationPage(String(built.source), path, site, initialMarkup)
            this.emitFile({ type: 'asset', fileName: `${location.code}/${getPrerenderedFile(path)}`, source })
          }
        }
      } finally {
        await renderer.close()
      }
    },
  },
})
