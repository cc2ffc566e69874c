import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.optional(z.boolean()), imports: z._default(z.array(z.string()), []) }),
)
type Manifest = z.infer<typeof Manifest>

function collectFiles(manifest: Manifest, name: string, found: Set<string>): Set<string> {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The built site has no ${name}`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports) collectFiles(manifest, imported, found)
  return found
}

/** Lists the scripts that the built landing page loads first, with their compressed sizes. */
export function listInitialScripts(dist: string): readonly string[] {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
  const [entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? []
  if (entry === undefined) throw new Error(`${dist}/.vite/manifest.json names no entry`)
  const files = [...collectFiles(manifest, entry, new Set())]
  const sizes = files.map((file) => ({ file, kB: gzipSync(readFileSync(join(dist, file))).length / 1000 }))
  const kB = sizes.reduce((sum, item) => sum + item.kB, 0)
  const line = (size: number, label: string) => `  ${size.toFixed(1).padStart(6)} kB  ${label}`
  const total = line(kB, 'initial JavaScript of the landing page, gzip')
  return [...sizes.map((item) => line(item.kB, item.file)), total]
}
