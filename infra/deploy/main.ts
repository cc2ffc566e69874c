import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import * as z from 'zod/mini'
import { exitOnUsageError } from '#infra/command-line'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { getEnvironmentNames } from '#infra/stacks/names'
import { locations } from '#shared/locations/index'
import type { LocationConfig } from '#shared/locations/location'
import { deployStacks, formatSiteAddresses } from './deploy-stacks'
import { destroyStacks } from './destroy-stacks'
import { parseDeployCommand } from './parse-deploy-command'
import { checkSites } from './verify/site-checks'
import {
  DeploymentStopped,
  STACK_OUTPUTS_FILE,
  parseEnvironment,
  type CommandResult,
  type DeployContext,
} from './deploy-context'

const here: DeployContext = {
  run: (command, args, { quiet = false } = {}) =>
    new Promise<CommandResult>((resolve) => {
      const child = spawn(command, args, {
        stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'ignore' : 'inherit'],
      })
      let out = ''
      child.stdout?.on('data', (text: Buffer) => (out += text.toString()))
      child.once('error', () => resolve({ code: 127, out }))
      child.once('exit', (code) => resolve({ code: code ?? 1, out }))
    }),
  ask: async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await lines.question(question)
    } finally {
      lines.close()
    }
  },
  print: (line) => console.log(line),
}

const isLive = ({ mode }: LocationConfig) => mode === 'live'
const { task, args, confirmed } = exitOnUsageError(parseDeployCommand)
const { context } = z
  .object({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync('cdk.json', 'utf8')))
const { groupStack, siteStack } = getEnvironmentNames(parseEnvironment(args, context))
const stacks = { group: groupStack, sites: locations.map(({ code }) => siteStack(code)) }

try {
  if (task === 'destroy') {
    await destroyStacks(here, { stacks, args, live: locations.filter(isLive).map(({ code }) => code) })
  } else {
    const configs: readonly LocationConfig[] = locations
    const sendsMail = configs.some(({ mail }) => mail) || Boolean(context['mailFrom'] || context['mailDomain'])
    await deployStacks(here, { stacks, args, confirmed, sendsMail })
    const Outputs = z.record(z.string(), z.record(z.string(), z.string()))
    const outputs = Outputs.parse(JSON.parse(readFileSync(STACK_OUTPUTS_FILE, 'utf8')))
    for (const line of ['', 'The sites are at', ...formatSiteAddresses(outputs)]) here.print(line)
    const sites = locations.map((location) => {
      const { SiteUrl } = outputs[siteStack(location.code)] ?? {}
      if (SiteUrl === undefined)
        throw new DeploymentStopped(`${siteStack(location.code)} does not say where its site is.`)
      return { location, client: createTestClient(SiteUrl) }
    })
    await checkSites(sites, here.print)
  }
} catch (error) {
  if (!(error instanceof DeploymentStopped)) throw error
  console.error(error.message)
  process.exitCode = 1
}
