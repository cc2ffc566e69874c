import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minify } from '@swc/core'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { build, transform } from 'esbuild'
import { consumerModule } from './consumers'
import { leanContract } from './lean-contract'
import { slimSdk } from './slim-sdk'
import { connectsFirst } from './units'
import type { Unit } from './units'

/** Gives the code of a unit, by its id. */
export type CodeOf = (id: string) => Code

export type Bundles = {
  readonly codeOf: CodeOf
  /** The bundle's file, by its unit's id. */
  readonly fileOf: (id: string) => string
  readonly bytes: Readonly<Record<string, number>>
}

/**
 * What a function's code may weigh; the assistant has its grammar on top, the seed the sample, and what
 * undoes a change knows each kind of it.
 */
export const BUNDLE_BUDGET = {
  bytes: 230_000,
  own: new Map([
    // It knows turns within a sentence, and quotes by what the kitchen has in hand.
    ['VoiceProcess', 325_000],
    ['DeskUndo', 244_000],
    // It prices, promises, packs, takes stock, portions and a place in its ten minutes, asks with others, and sends an order of several.
    ['OrdersPlace', 247_000],
    ['OrdersPlaceDemo', 247_000],
    ['ReactBooks', 265_000],
    // The library that encrypts and signs pushes has both of its encodings.
    ['DeliverPushes', 285_000],
    ['Seed', 306_000],
  ]),
  transcriptionBytes: 400_000,
  timesBareInit: 1.25,
} as const

/** Where bundles are written before they are deployed; gone with the process. */
export function bundleDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ember-bundles-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

const HANDLER = 'index.cjs'

/** A chunk as CommonJS, which Lambda loads faster; a second minifier takes a fifteenth more off than the bundler's own. */
async function finished(text: string): Promise<string> {
  const commonJs = await transform(text, {
    format: 'cjs',
    target: 'node24',
    platform: 'node',
    // What is imported later is required later: the loader of modules would cost more than the code.
    supported: { 'dynamic-import': false },
  })
  const { code } = await minify(commonJs.code.replaceAll(/(["'`])(\.\/[\w-]+)\.js\1/g, '$1$2.cjs$1'), {
    compress: { passes: 2, ecma: 2022, toplevel: true },
    mangle: { toplevel: true },
    module: false,
  })
  return code
}

/** Bundles an entry into a folder: `index.cjs`, and a chunk of its own for what it imports later. Gives their bytes. */
export async function bundleEntry(entry: string, root: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: folder,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    legalComments: 'none',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/credential-provider-node': join(root, 'infra/stacks/lambda/environment-credentials.ts') },
    plugins: [leanContract(root), slimSdk()],
    logLevel: 'warning',
  })
  mkdirSync(folder, { recursive: true })
  const bytes = await Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const code = await finished(text)
      writeFileSync(path.replace(/\.js$/, '.cjs'), code)
      return Buffer.byteLength(code)
    }),
  )
  return bytes.reduce((sum, each) => sum + each, 0)
}

/** How many are bundled at once: each holds the sources of an SDK in memory. */
const BUNDLERS = 4

/** The code of all units, each bundled by itself, so that it holds what it uses and nothing else. */
export async function bundle(units: readonly Unit[], root: string, directory = bundleDirectory()): Promise<Bundles> {
  const entryOf = (unit: Unit) => {
    const { id, source } = unit
    if ('file' in source && !connectsFirst(unit)) return join(root, source.file)
    const path = join(directory, `${id}.ts`)
    const file = 'file' in source ? join(root, source.file) : join(directory, `${id}-reactions.ts`)
    if ('consumer' in source) writeFileSync(file, consumerModule(source.consumer, root))
    const lines = [
      `import { whileConnecting } from '${root}/infra/stacks/lambda/while-connecting'`,
      `export const handler = whileConnecting(() => import('${file}'))`,
    ]
    writeFileSync(path, lines.join('\n'))
    return path
  }
  const bytes: Record<string, number> = {}
  const waiting = [...units]
  const work = async () => {
    for (let unit = waiting.shift(); unit; unit = waiting.shift()) {
      bytes[unit.id] = await bundleEntry(entryOf(unit), root, join(directory, unit.id))
      for (const path of unit.brings ?? [])
        cpSync(join(root, path), join(directory, unit.id, path), { recursive: true })
    }
  }
  await Promise.all(Array.from({ length: BUNDLERS }, work))
  return {
    codeOf: (id) => Code.fromAsset(join(directory, id)),
    fileOf: (id) => join(directory, id, HANDLER),
    bytes,
  }
}
