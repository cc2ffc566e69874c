import { readFileSync } from 'node:fs'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import * as z from 'zod/mini'
import { buildApp, type AppOptions } from './stacks/build-app'
import { findExceededQuotas } from './stacks/quotas'
import { bundleUnits } from './stacks/functions/bundles'
import { originKeyUnit, functionUnits } from './stacks/functions/function-units'

const root = process.cwd()
const Package = z.object({ version: z.string() })
const Synthesized = z.object({ Resources: z.record(z.string(), z.unknown()) })

/** The units of every function. */
export const deployedUnits = [...functionUnits, originKeyUnit]

/** Bundles the code of every function. */
export const bundleFunctions = () => bundleUnits(deployedUnits, root)

/**
 * Synthesizes and checks the app. Returns a line for each stack with its number of resources, and
 * one for each quota of an account that the stacks exceed.
 */
export function synthesize(build: Pick<AppOptions, 'locations' | 'codeOf' | 'outdir' | 'context'>): readonly string[] {
  const { version } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const { app } = buildApp({ ...build, version, root })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  const { stacks } = app.synth()
  const sizes = stacks.map(({ stackName, template }) => {
    const { Resources } = Synthesized.parse(template)
    return `${stackName}: ${Object.keys(Resources).length} resources`
  })
  const templates = stacks.map((stack) => ({ name: stack.stackName, template: z.unknown().parse(stack.template) }))
  return [...sizes, ...findExceededQuotas(templates)]
}
