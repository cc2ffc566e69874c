import type { Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'imports' | 'isEntry' | 'moduleIds' | 'viteMetadata'>

/** The files of a build by name. */
type Bundle = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type' | 'source'>>>

/** The on-demand chunks that a prerendered page uses, in addition to the entry script. */
type PageChunks = {
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
function collectImports(name: string, bundle: Bundle, found: Set<string>): void {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return
  found.add(name)
  chunk.imports.forEach((imported) => collectImports(imported, bundle, found))
}

/**
 * Finds the chunks that contain modules which a page loaded on demand. The renderer also evaluates
 * what an index file re-exports: a module counts only if the page has one that loads it.
 */
export function findPageChunks(
  modules: ReadonlySet<string>,
  bundle: Bundle,
  listLoaders: (module: string) => readonly string[],
): PageChunks {
  const isOnDemand = (id: string) => modules.has(id) && listLoaders(id).some((loader) => modules.has(loader))
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  chunks
    .filter(({ moduleIds }) => moduleIds.some(isOnDemand))
    .forEach(({ fileName }) => collectImports(fileName, bundle, found))
  const parts = chunks.filter(({ fileName, isEntry }) => found.has(fileName) && !isEntry)
  const sheets = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const rules = [...sheets]
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
  return { rules: rules.join(''), sheets: [...sheets], scripts: parts.map(({ fileName }) => fileName) }
}
