import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file atomically: after a kill it has the old or the new content. */

export function writeFileAtomically(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}
