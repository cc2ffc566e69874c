import type { Rolldown } from 'vite'

/** The chunks that come with a chunk. */
function withImports(name: string, bundle: Rolldown.OutputBundle, found: Set<string>): void {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return
  found.add(name)
  chunk.imports.forEach((each) => withImports(each, bundle, found))
}

/**
 * The stylesheets of those parts that drew a page and that are loaded on demand: the page looks as it should before
 * they are. Their scripts are not asked for ahead, since they would come before the picture.
 */
export function stylesheetsOf(modules: ReadonlySet<string>, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const parts = new Set<string>()
  chunks
    .filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && modules.has(facadeModuleId ?? ''))
    .forEach(({ fileName }) => withImports(fileName, bundle, parts))
  const sheets = chunks
    .filter(({ fileName, isEntry }) => parts.has(fileName) && !isEntry)
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set(sheets)]
}
