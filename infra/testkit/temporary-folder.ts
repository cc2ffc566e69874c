import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []
const clear = () => made.forEach((folder) => rmSync(folder, { recursive: true, force: true }))

// A test file of Jest ends before its process does, and without telling it.
if (typeof afterAll === 'function') afterAll(clear)
else process.once('exit', clear)

/**
 * A folder of a test's own in the system's temporary folder, gone with the test file or the process
 * that asked for it.
 */
export function createTemporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  made.push(folder)
  return folder
}
