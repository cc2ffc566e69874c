import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, parse, resolve } from 'node:path'
import { Code, Runtime } from 'aws-cdk-lib/aws-lambda'
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
export const MAX_BUNDLE_BYTES = 668_000

/** Returns a new temporary directory for bundles, which is deleted when the process exits. */
function createBundleDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ember-bundles-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

const BUNDLE_NAME = 'index'

/** Marks an import that the plugin resolves itself. */
const SEEN = 'seen'

/**
 * Leaves out modules that are imported dynamically: each becomes a file of its own, which a
 * function loads only when it needs it. `found` gets their sources by the path of their import.
 */
const separateDynamicImports = (found: Map<string, string>): Plugin => ({
  name: 'separate-dynamic-imports',
  setup: (builder) => {
    builder.onResolve({ filter: /^[.#]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === SEEN) return undefined
      const resolved = await builder.resolve(path, { kind, importer, resolveDir, pluginData: SEEN })
      const file = `./${parse(resolved.path).name}.js`
      found.set(file, resolved.path)
      return { path: file, external: true }
    })
  },
})

/** The Node of all functions. `node-version.test.ts` compares it with that of tools and tests. */
export const nodeRuntime = Runtime.NODEJS_24_X

/** The same for esbuild, such as `node24`. */
export const nodeTarget = nodeRuntime.name.replace(/^nodejs(\d+)\.x$/, 'node$1')

/** An entry module, and the path of its bundle without the extension. */
type Entry = { readonly in: string; readonly out: string }

/**
 * Bundles entry modules, each with all it imports, and modules that they import dynamically into
 * files next to them. One build reads each source once for all entries.
 */
async function bundleEntries(entries: readonly Entry[], root: string): Promise<void> {
  const found = new Map<string, string>()
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: '/',
    bundle: true,
    minify: true,
    legalComments: 'none',
    platform: 'node',
    target: nodeTarget,
    format: 'cjs',
    mainFields: ['module', 'main'],
    // Lambda always provides credentials in the environment: files, single sign-on and metadata are
    // never read.
    alias: {
      '@aws-sdk/credential-provider-node': join(root, 'infra/stacks/functions/lambda/environment-credentials.ts'),
    },
    plugins: [separateDynamicImports(found)],
    metafile: true,
    logLevel: 'warning',
  })
  const separate = Object.entries(metafile.outputs).flatMap(([file, { imports }]) =>
    imports.flatMap(({ path }): Entry[] => {
      const source = found.get(path)
      return source === undefined ? [] : [{ in: source, out: join(dirname(resolve(root, file)), parse(path).name) }]
    }),
  )
  if (separate.length > 0) await bundleEntries(separate, root)
}

type BundledUnit = Pick<FunctionUnit, 'id' | 'source' | 'extraFiles'>

const getBundleFile = (directory: string, id: string): string => join(directory, id, `${BUNDLE_NAME}.js`)

const listBundles = (units: readonly BundledUnit[], directory: string): Bundles => ({
  codeOf: (id) => Code.fromAsset(join(directory, id)),
  fileOf: (id) => getBundleFile(directory, id),
  bytes: Object.fromEntries(units.map(({ id }) => [id, statSync(getBundleFile(directory, id)).size])),
})

/** Bundles every unit separately, so that a function contains only the code that it uses. */
export async function bundleUnits(
  units: readonly BundledUnit[],
  root: string,
  directory = createBundleDirectory(),
): Promise<Bundles> {
  const entryOf = ({ id, source }: BundledUnit): string => {
    if ('file' in source) return join(root, source.file)
    const file = join(directory, `${id}.ts`)
    writeFileSync(file, generateConsumerModule(source.consumer, root))
    return file
  }
  await bundleEntries(
    units.map((unit) => ({ in: entryOf(unit), out: join(directory, unit.id, BUNDLE_NAME) })),
    root,
  )
  for (const { id, extraFiles = [] } of units)
    for (const path of extraFiles) cpSync(join(root, path), join(directory, id, path), { recursive: true })
  return listBundles(units, directory)
}

/**
 * Bundles units for checks. All checks of one run of `.ci/run` have the same `BUNDLES_DIR`, so that
 * only the first bundles a unit, a minute of processor time for all functions.
 */
export async function bundleUnitsOnce(units: readonly BundledUnit[], root: string, directory?: string) {
  const shared = process.env['BUNDLES_DIR'] || undefined
  const isBundled = shared !== undefined && units.every(({ id }) => existsSync(getBundleFile(shared, id)))
  return isBundled ? listBundles(units, shared) : bundleUnits(units, root, shared ?? directory)
}
