import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { ScriptFigures } from '../measurements'

const Chunk = z.object({
  file: z.string(),
  /** The name of a chunk with several modules. */
  name: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: z._default(z.array(z.string()), []),
})
const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

const PAGE = /^src\/features\/.*\/([\w-]+)-page\.tsx$/
/** What every page except the landing page loads: see `lazyStaticComponent`. */
const QUERY_PROVIDER = 'query-provider'
/** What pages with Chakra load, too: see `lazyComponent` and chunk-groups.ts. */
const THEME_PROVIDER = 'theme-provider'
const KIT = 'kit'

/** Lists a chunk's file and those of its static imports. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The built site has no ${name}`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports) filesOf(manifest, imported, found)
  return found
}

/** Measures the compressed scripts of each page on a first visit of the built site. */
export async function measureScripts(dist = 'dist'): Promise<ScriptFigures[]> {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
  const size = (file: string) => gzipSync(readFileSync(join(dist, file))).length
  const bytesOf = (names: readonly string[]) => {
    const files = new Set(names.flatMap((name) => [...filesOf(manifest, name)]))
    return [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + size(file), 0)
  }
  const chunkOf = (chunk: string): string => {
    const [found] = Object.keys(manifest).filter((name) => manifest[name]?.name === chunk)
    if (found === undefined) throw new Error(`The built site has no chunk ${chunk}`)
    return found
  }
  const [queries, theme] = [chunkOf(QUERY_PROVIDER), chunkOf(THEME_PROVIDER)]
  const kit = manifest[chunkOf(KIT)]?.file ?? ''
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const pages = Object.keys(manifest).flatMap((name) => {
    const [, page] = PAGE.exec(name) ?? []
    if (!page) return []
    const hasKit = filesOf(manifest, name).has(kit)
    return [{ page, bytes: bytesOf([...entry, queries, ...(hasKit ? [theme] : []), name]) }]
  })
  return [{ page: 'landing', bytes: bytesOf(entry) }, ...pages.sort((one, other) => one.page.localeCompare(other.page))]
}
