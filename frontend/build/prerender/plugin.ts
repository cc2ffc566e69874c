import type { Plugin } from 'vite'
import { locations } from '#shared/locations/index'
import { prerenderedFile, prerenderedPaths } from '#shared/prerendered'
import { html } from './html'
import { drawAt } from './draw'
import { pageFor } from './page'

/** Makes every location's own pages out of the built one: `HENOK/index.html`, `HENOK/menu/index.html`. */
export const prerender = (): Plugin => ({
  name: 'prerender-locations',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const built = bundle['index.html']
      if (built?.type !== 'asset') return this.error('The build has no index.html')
      for (const location of locations) {
        const draw = await drawAt(location.code)
        // Without the picture the page still works; it only shows later.
        const picture = (path: string) => {
          try {
            return draw(path)
          } catch (error) {
            this.warn(`No first picture of ${path}: ${String(error)}`)
            return html``
          }
        }
        for (const path of prerenderedPaths) {
          const source = pageFor(String(built.source), path, location, picture(path))
          this.emitFile({ type: 'asset', fileName: `${location.code}/${prerenderedFile(path)}`, source })
        }
      }
    },
  },
})
