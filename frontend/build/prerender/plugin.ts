import type { Plugin } from 'vite'
import { locations } from '#shared/locations/index'
import { prerenderedFile, prerenderedPaths } from '#shared/prerendered'
import { pageFor } from './page'

/** Makes every location's own pages out of the built one: `HENOK/index.html`, `HENOK/menu/index.html`. */
export const prerender = (): Plugin => ({
  name: 'prerender-locations',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const built = bundle['index.html']
      if (built?.type !== 'asset') return this.error('The build has no index.html')
      for (const location of locations) {
        for (const path of prerenderedPaths) {
          const source = pageFor(String(built.source), path, location)
          this.emitFile({ type: 'asset', fileName: `${location.code}/${prerenderedFile(path)}`, source })
        }
      }
    },
  },
})
