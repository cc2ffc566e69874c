import { execFile } from 'node:child_process'
import { cpSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTemporaryFolder } from '../temporary-folder'

const sources = [
  'shared',
  'functions',
  'events',
  'infra',
  'frontend',
  // The desk shows it.
  'docs/owners-guide',
  'docs/owners-guide.md',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

const run = promisify(execFile)
// As from a shell: a test's own environment would be built in.
const { NODE_ENV: _, ...env } = process.env

/**
 * The sources in a folder of their own, to be changed before anything is built of them; the
 * packages are those of here.
 */
export function copyProduct(root: string) {
  const folder = realpathSync(createTemporaryFolder('product-copy'))
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  /** What a Node program says, run in the copy; rejects with all that it said where it fails. */
  async function say(...args: readonly string[]): Promise<string> {
    try {
      const { stdout } = await run(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024, env })
      return stdout
    } catch (error) {
      const { stdout = '', stderr = '' }: { stdout?: unknown; stderr?: unknown } = Object(error)
      throw new Error([`node ${args.join(' ')}`, stdout, stderr].join('\n'), { cause: error })
    }
  }

  return {
    folder,
    checkTypes: () => say('node_modules/typescript/bin/tsc', '--noEmit'),
    buildSite: () => say('node_modules/vite/bin/vite.js', 'build'),
    runScript: (file: string, ...args: readonly string[]) => say('--import', 'tsx', file, ...args),
  }
}
