import { renameSync, writeFileSync } from 'node:fs'

/**
 * Writes a file so that a kill at any moment leaves the old content or the new one, never half of
 * it.
 */
export function writeFileAtomically(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}
