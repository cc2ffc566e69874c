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
  // Shown on the desk.
  'docs/owners-guide',
  'docs/owners-guide.md',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

const run = promisify(execFile)
// Without NODE_ENV, which the build would include.
const { NODE_ENV: _, ...env } = process.env

/** Copies the sources to a folder for changes before a build. Uses the installed packages. */
export function copyProduct(root: string) {
  const folder = realpathSync(createTemporaryFolder('product-copy'))
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  /**
   * Runs a Node program in the copy and returns its output. Rejects with the output if it fails.
   */
  async function runNode(...args: readonly string[]): Promise<string> {
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
    checkTypes: () => runNode('node_modules/typescript/bin/tsc', '--noEmit'),
    buildSite: () => runNode('node_modules/vite/bin/vite.js', 'build'),
    runScript: (file: string, ...args: readonly string[]) => runNode('--import', 'tsx', file, ...args),
  }
}
