import { readFileSync } from 'node:fs'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import { buildApp } from './stacks/build-app'
import { bundle } from './stacks/bundles'
import { originKeyUnit, units } from './stacks/units'

const root = process.cwd()
const Package = z.object({ version: z.string() })
const Synthesized = z.object({ Resources: z.record(z.string(), z.unknown()) })

const { version } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')))

const { codeOf, bytes } = await bundle([...units, originKeyUnit], root)
const { app } = buildApp({ locations, codeOf, version, root })
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))

for (const { stackName, template } of app.synth().stacks) {
  const { Resources } = Synthesized.parse(template)
  console.error(`${stackName}: ${Object.keys(Resources).length} resources`)
}
for (const [id, size] of Object.entries(bytes)) console.error(`${id}: ${Math.round(size / 1000)} kB`)
