import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Parts of libraries that something smaller stands in for, each as the library's own modules ask for it. */
export const standInsOfLibraries = {
  '@pandacss/is-valid-prop': at('is-css-property.ts'),
  '@emotion/is-prop-valid': at('is-dom-prop.ts'),
  'hoist-non-react-statics': at('keep-statics.ts'),
}

/** Those parts whose stand-in no module asks for, and those that are there all the same. `modules` tells who asks for each. */
export function failedStandIns(
  standIns: Readonly<Record<string, string>>,
  modules: ReadonlyMap<string, number>,
): string[] {
  const isThere = (name: string) => [...modules.keys()].some((id) => id.includes(`/node_modules/${name}/`))
  return Object.entries(standIns).flatMap(([name, file]) => (isThere(name) || !modules.get(file) ? [name] : []))
}

/** Fails a build in which a library goes past its stand-in. */
export const libraryStandIns = (): Plugin => ({
  name: 'library-stand-ins',
  apply: 'build',
  generateBundle() {
    const ids = [...this.getModuleIds()]
    const modules = new Map(ids.map((id) => [id, this.getModuleInfo(id)?.importers.length ?? 0]))
    const failed = failedStandIns(standInsOfLibraries, modules)
    if (failed.length > 0) this.error(`No library asks for the stand-in of ${failed.join(', ')}, or one goes past it.`)
  },
})
