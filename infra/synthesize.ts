import { readFileSync } from 'node:fs'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import * as z from 'zod/mini'
import { buildApp } from './stacks/build-app'
import type { AppOptions } from './stacks/build-app'
import { bundleUnits } from './stacks/functions/bundles'
import { originKeyUnit, functionUnits } from './stacks/functions/function-units'

const root = process.cwd()
const Package = z.object({ version: z.string() })
const Synthesized = z.object({ Resources: z.record(z.string(), z.unknown()) })

/** Bundles the code of every function. */
export const bundleFunctions = () => bundleUnits([...functionUnits, originKeyUnit], root)

/** Synthesizes and checks the app; returns a line for each stack with its number of resources. */
export function synthesize(build: Pick<AppOptions, 'locations' | 'codeOf' | 'outdir' | 'context'>): readonly string[] {
  const { version } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const { app } = buildApp({ ...build, version, root })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app.synth().stacks.map(({ stackName, template }) => {
    const { Resources } = Synthesized.parse(template)
    return `${stackName}: ${Object.keys(Resources).length} resources`
  })
}
