import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../src', import.meta.url))

/**
 * Returns the class name of a CSS module's rule, for example `hero-title-3f2a`.
 * It depends on the path only, so that prerendered pages have the names of the built stylesheets.
 */
export const generateScopedName = (name: string, file: string): string => {
  const path = relative(root, file.split('?')[0] ?? file)
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4)
  return `${basename(path, '.module.css')}-${name}-${hash}`
}
