import type { Rolldown } from 'vite'

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
