import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { build, type Plugin } from 'esbuild'
import { generateConsumerModule } from './stream-consumers'
import type { FunctionUnit } from './function-units'

/** Returns the code of a unit, by the unit's id. */
export type CodeOf = (id: string) => Code

export type Bundles = {
  readonly codeOf: CodeOf
  /** Returns the path of a bundle's file, by its unit's id. */
  readonly fileOf: (id: string) => string
  readonly bytes: Readonly<Record<string, number>>
}

/**
 * Maximum size of a function's code in bytes. The largest ones contain Stripe's library; a larger
 * bundle usually has an unintended import.
 */
export const MAX_BUNDLE_BYTES = 600_000

/** Returns a new temporary directory for bundles, which is deleted when the process exits. */
export function createBundleDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ember-bundles-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

const BUNDLE_FILE = 'index.js'

/**
 * Leaves out modules that are imported dynamically: each becomes a file of its own, which a
 * function loads only when it needs it. `found` gets their entry paths by file name.
 */
const separateDynamicImports = (found: Map<string, string>): Plugin => ({
  name: 'separate-dynamic-imports',
  setup: (builder) => {
    builder.onResolve({ filter: /^[.#]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === SEEN) return undefined
      const resolved = await builder.resolve(path, { kind, importer, resolveDir, pluginData: SEEN })
      const file = `${parse(resolved.path).name}.js`
      found.set(file, resolved.path)
      return { path: `./${file}`, external: true }
    })
  },
})

/** Marks an import that the plugin resolves itself. */
const SEEN = 'seen'

/**
 * Bundles an entry module and all it imports into one file in a folder, and modules that it imports
 * dynamically into files next to it. Returns the bytes of the first file.
 */
export async function bundleEntry(entry: string, root: string, folder: string, file = BUNDLE_FILE): Promise<number> {
  const outfile = join(folder, file)
  const separate = new Map<string, string>()
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    legalComments: 'none',
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    // Lambda always provides credentials in the environment: files, single sign-on and metadata are
    // never read.
    alias: {
      '@aws-sdk/credential-provider-node': join(root, 'infra/stacks/functions/lambda/environment-credentials.ts'),
    },
    plugins: [separateDynamicImports(separate)],
    logLevel: 'warning',
  })
  for (const [name, path] of separate) await bundleEntry(path, root, folder, name)
  return statSync(outfile).size
}

/** How many bundles are built at once: each build holds the sources of an SDK in memory. */
const CONCURRENT_BUILDS = 4

/** Bundles every unit separately, so that a function contains only the code that it uses. */
export async function bundleUnits(
  units: readonly FunctionUnit[],
  root: string,
  directory = createBundleDirectory(),
): Promise<Bundles> {
  const entryOf = ({ id, source }: FunctionUnit): string => {
    if ('file' in source) return join(root, source.file)
    const file = join(directory, `${id}.ts`)
    writeFileSync(file, generateConsumerModule(source.consumer, root))
    return file
  }
  const bytes: Record<string, number> = {}
  const waiting = [...units]
  const work = async () => {
    for (let unit = waiting.shift(); unit; unit = waiting.shift()) {
      bytes[unit.id] = await bundleEntry(entryOf(unit), root, join(directory, unit.id))
      for (const path of unit.extraFiles ?? [])
        cpSync(join(root, path), join(directory, unit.id, path), { recursive: true })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_BUILDS }, work))
  return {
    codeOf: (id) => Code.fromAsset(join(directory, id)),
    fileOf: (id) => join(directory, id, BUNDLE_FILE),
    bytes,
  }
}
