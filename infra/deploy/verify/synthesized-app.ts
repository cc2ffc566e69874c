import * as z from 'zod/mini'
import { cdkContextOption, defineFlag, defineOption, noArguments, parseCommandLine } from '#infra/command-line'
import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DeploymentStopped } from '../deploy-context'

const isEndpoint = (text: string) => text === 'aws' || URL.canParse(text)
const Endpoint = z.pipe(
  z.string().check(z.refine(isEndpoint, { error: 'neither an address nor aws' })),
  z.transform((text) => text.replace(/\/$/, '')),
)
const command = {
  name: 'npm run verify-deployment',
  options: {
    endpoint: defineOption(Endpoint, {
      value: 'URL|aws',
      help: 'what is deployed to: an address, or aws for a real account',
    }),
    destroy: defineFlag('takes everything down afterwards'),
    context: cdkContextOption,
  },
  words: noArguments,
}

/** Parses the arguments. Throws `UsageError` if they are invalid. */
export const parseVerifyOptions = (args: readonly string[]) => parseCommandLine(command, args).options

const folder = join(process.cwd(), '.local', 'deployed')
const log = join(folder, 'log.txt')
const synthesized = join(folder, 'synthesized')

/** The lines of the CDK's output that show progress. */
const PROGRESS = /✅|❌|_FAILED|\bdeploying\.\.\./

type Print = (line: string) => void

/** Runs a command, writes its output to the log and prints its progress; returns its exit code. */
function run(print: Print, command: string, ...args: readonly string[]): Promise<number> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const onOutput = (data: Buffer) => {
    appendFileSync(log, data)
    const lines = data.toString().split('\n')
    for (const line of lines.filter((text) => PROGRESS.test(text))) print(`    ${line.trim().slice(0, 160)}`)
  }
  child.stdout.on('data', onOutput)
  child.stderr.on('data', onOutput)
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function runStep(print: Print, step: string, command: string, ...args: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  if ((await run(print, command, ...args)) !== 0) throw new DeploymentStopped(`Failed: ${step}; see ${log}.`)
  print(`${step}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.optional(z.object({ stackName: z.optional(z.string()) })) }),
  ),
})

const stackNames = (): ReadonlySet<string> => {
  const { artifacts } = Manifest.parse(JSON.parse(readFileSync(join(synthesized, 'manifest.json'), 'utf8')))
  const stacks = Object.entries(artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack')
  return new Set(stacks.map(([id, { properties }]) => properties?.stackName ?? id))
}

/**
 * Builds the site, bootstraps the account and deploys all stacks, with `context` for the CDK.
 * Returns the stacks' names. Throws `DeploymentStopped`.
 */
export async function deployApp(print: Print, context: readonly string[]): Promise<ReadonlySet<string>> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const cdk = ['npx', 'cdk'] as const
  await runStep(print, 'build the site', 'npm', 'run', 'build')
  await runStep(print, 'synthesize the app', ...cdk, 'synth', '--quiet', '--output', synthesized, ...context)
  await runStep(print, 'bootstrap the account', ...cdk, 'bootstrap', '--app', synthesized)
  const all = ['--app', synthesized, '--all', '--require-approval', 'never']
  await runStep(print, 'deploy', ...cdk, 'deploy', ...all)
  return stackNames()
}

/** Deletes the deployed stacks; the table and the accounts are retained. */
export const destroyApp = (print: Print): Promise<number> =>
  run(print, 'npx', 'cdk', 'destroy', '--app', synthesized, '--all', '--force')
