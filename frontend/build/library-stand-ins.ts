import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Parts of libraries that something smaller stands in for, each as the library's own modules ask for it. */
export const standInsOfLibraries = {
  '@pandacss/is-valid-prop': at('is-css-property.ts'),
  '@emotion/is-prop-valid': at('is-dom-prop.ts'),
  'hoist-non-react-statics': at('keep-statics.ts'),
}

/**
 * The same for what only the built site has in its stylesheet, and for single files of a library, which its other files
 * ask for by a path from their own place.
 */
const standInsWhenBuilt = {
  '@emotion/cache': at('style-cache.ts'),
  '@chakra-ui/react/dist/esm/styled-system/merge-config.js': at('keep-config.ts'),
  '@chakra-ui/react/dist/esm/styled-system/preflight.js': at('is-no-preflight.ts'),
  '@chakra-ui/react/dist/esm/styled-system/serialize.js': at('keep-styles.ts'),
  '@chakra-ui/react/dist/esm/styled-system/token-dictionary.js': at('known-tokens.ts'),
  '@chakra-ui/react/dist/esm/styled-system/use-resolved-props.js': at('is-resolved.ts'),
  '@chakra-ui/react/dist/esm/utils/memo.js': at('is-known.ts'),
  'wouter/src/use-sync-external-store.js': at('own-store-hook.ts'),
}

/** Those parts whose stand-in no module asks for, and those that are there all the same. `modules` tells who asks for each. */
export function failedStandIns(
  standIns: Readonly<Record<string, string>>,
  modules: ReadonlyMap<string, number>,
): string[] {
  const isThere = (name: string) =>
    [...modules.keys()].some((id) => id.includes(`/node_modules/${name}${name.endsWith('.js') ? '' : '/'}`))
  return Object.entries(standIns).flatMap(([name, file]) => (isThere(name) || !modules.get(file) ? [name] : []))
}

/** Puts the built site's stand-ins in their place, and fails a build in which a library goes past a stand-in. */
export const libraryStandIns = (): Plugin => ({
  name: 'library-stand-ins',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.includes('/node_modules/')) return undefined
    const folder = importer.slice(0, importer.lastIndexOf('/'))
    const asked = source.startsWith('.') ? posix.join(folder, source) : `/node_modules/${source}`
    return Object.entries(standInsWhenBuilt).find(([name]) => asked.endsWith(`/node_modules/${name}`))?.[1]
  },
  generateBundle() {
    const ids = [...this.getModuleIds()]
    const modules = new Map(ids.map((id) => [id, this.getModuleInfo(id)?.importers.length ?? 0]))
    const failed = failedStandIns({ ...standInsOfLibraries, ...standInsWhenBuilt }, modules)
    if (failed.length > 0) this.error(`No library asks for the stand-in of ${failed.join(', ')}, or one goes past it.`)
  },
})
