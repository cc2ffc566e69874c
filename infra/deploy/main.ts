import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import * as z from 'zod/mini'
import { orRefuse } from '#infra/command-line'
import { browserAt } from '#infra/testkit/browser'
import { namesIn } from '#infra/stacks/names'
import { locations } from '#shared/locations/index'
import type { LocationConfig } from '#shared/locations/location'
import { addresses, deploy } from './deploy'
import { destroy } from './destroy'
import { checkSites } from './site-checks'
import { Stop, environmentOf, stackOutput } from './steps'
import type { Ran, Surroundings } from './steps'
import { taskOf } from './task'

const here: Surroundings = {
  run: (command, args, { quiet = false } = {}) =>
    new Promise<Ran>((resolve) => {
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
  say: (line) => console.log(line),
}

const isLive = ({ mode }: LocationConfig) => mode === 'live'
const { task, args, confirmed } = orRefuse(taskOf)
const { context } = z
  .object({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync('cdk.json', 'utf8')))
const { groupStack, siteStack } = namesIn(environmentOf(args, context))
const stacks = { group: groupStack, sites: locations.map(({ code }) => siteStack(code)) }

try {
  if (task === 'destroy') {
    await destroy(here, { stacks, args, live: locations.filter(isLive).map(({ code }) => code) })
  } else {
    await deploy(here, { stacks, args, confirmed })
    const Outputs = z.record(z.string(), z.record(z.string(), z.string()))
    const outputs = Outputs.parse(JSON.parse(readFileSync(stackOutput, 'utf8')))
    for (const line of ['', 'The sites are at', ...addresses(outputs)]) here.say(line)
    const sites = locations.map((location) => {
      const { SiteUrl } = outputs[siteStack(location.code)] ?? {}
      if (SiteUrl === undefined) throw new Stop(`${siteStack(location.code)} does not say where its site is.`)
      return { location, client: browserAt(SiteUrl) }
    })
    await checkSites(sites, here.say)
  }
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
