import type { Rolldown } from 'vite'

/** The chunks that come with a chunk. */
function withImports(name: string, bundle: Rolldown.OutputBundle, found: Set<string>): void {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return
  found.add(name)
  chunk.imports.forEach((each) => withImports(each, bundle, found))
}

/**
 * The style rules of those parts that drew a page and that are loaded on demand: they stand in the page itself, which then
 * looks as it should without waiting for a file. Their scripts are not asked for ahead, since they would come before the
 * picture.
 */
export function stylesOf(modules: ReadonlySet<string>, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const parts = new Set<string>()
  chunks
    .filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && modules.has(facadeModuleId ?? ''))
    .forEach(({ fileName }) => withImports(fileName, bundle, parts))
  const sheets = chunks
    .filter(({ fileName, isEntry }) => parts.has(fileName) && !isEntry)
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set(sheets)]
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
    .join('')
}
