import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import { commandLine, noWords } from './command-line'
import { buildApp } from './stacks/build-app'
import { bundle } from './stacks/bundles'
import { originKeyUnit, units } from './stacks/units'

commandLine({ name: 'npm run synth', options: {}, words: noWords })

const root = process.cwd()
const Synthesized = z.object({ Resources: z.record(z.string(), z.unknown()) })
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

/**
 * Both configurations of the app, checked and written, without network: as they are, and with every
 * location live.
 */
const { codeOf } = await bundle([...units, originKeyUnit], root)
for (const mode of ['test', 'live'] as const) {
  const ofMode = locations.map((location) => ({ ...location, mode }))
  const { app } = buildApp({ locations: ofMode, codeOf, version, root, outdir: join(root, 'cdk.out', mode) })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  for (const { stackName, template } of app.synth().stacks) {
    const { Resources } = Synthesized.parse(template)
    console.log(`${mode} ${stackName}: ${Object.keys(Resources).length} resources`)
  }
}
console.log(`Synthesized and checked in ${process.uptime().toFixed(0)} s.`)
