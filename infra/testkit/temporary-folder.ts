import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []
const clear = () => made.forEach((folder) => rmSync(folder, { recursive: true, force: true }))

// Jest ends a test file before its process, without an exit event.
if (typeof afterAll === 'function') afterAll(clear)
else process.once('exit', clear)

/** Creates a temporary folder that is deleted at the end of the test file or process. */
export function createTemporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  made.push(folder)
  return folder
}
