import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync } from 'esbuild'
import { consumerModule } from './consumers'
import type { Unit } from './units'

/** Gives the code of a unit, by its id. */
export type CodeOf = (id: string) => Code

export type Bundles = { readonly codeOf: CodeOf; readonly bytes: Readonly<Record<string, number>> }

/**
 * Bundles all units in one pass of esbuild (a pass each, as NodejsFunction does it, takes as many times longer).
 * CommonJS from the packages' ES modules: as small as ES modules, and Lambda loads it faster.
 */
export function bundle(units: readonly Unit[], root: string): Bundles {
  const directory = mkdtempSync(join(tmpdir(), 'ember-bundles-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  const entries = join(directory, 'entries')
  mkdirSync(entries)
  const entryOf = ({ id, source }: Unit) => {
    if ('file' in source) return join(root, source.file)
    const path = join(entries, `${id}.ts`)
    writeFileSync(path, consumerModule(source.consumer, root))
    return path
  }
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: units.map((unit) => ({ in: entryOf(unit), out: `${unit.id}/index` })),
    outdir: join(directory, 'out'),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minify: true,
    legalComments: 'none',
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/credential-provider-node': join(root, 'infra/stacks/lambda/environment-credentials.ts') },
    metafile: true,
    logLevel: 'warning',
  })
  const bytes = Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, output]) => [basename(dirname(path)), output.bytes]),
  )
  return {
    codeOf: (id) => Code.fromAsset(join(directory, 'out', id)),
    bytes,
  }
}
