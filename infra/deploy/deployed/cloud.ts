import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Stop } from '../steps'
import { lacksBehind } from './abilities'
import type { Lack } from './abilities'
import type { Account } from './account'
import { copyWithout, templatesIn } from './assembly'
import type { LeftOut } from './leave-out'
import { probe } from './probe'
import type { Wishes } from './wishes'

const folder = join(process.cwd(), '.local', 'deployed')
const log = join(folder, 'log.txt')
const synthesized = join(folder, 'synthesized')
const copy = join(folder, 'deployed')

/** Lines of the CDK that say how it goes. */
const TELLING = /✅|❌|_FAILED|\bdeploying\.\.\./

/**
 * Runs a command, its output in the log and what tells of progress on the screen; gives its exit
 * code.
 */
function run(tell: (line: string) => void, command: string, ...args: readonly string[]): Promise<number> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const hear = (data: Buffer) => {
    appendFileSync(log, data)
    const lines = data.toString().split('\n')
    for (const line of lines.filter((some) => TELLING.test(some))) tell(`    ${line.trim().slice(0, 160)}`)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 1))
  })
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

const typesIn = (directory: string, but: readonly string[]): readonly string[] =>
  Object.values(templatesIn(directory))
    .flatMap(({ Resources }) => Object.values(Resources).map(({ Type }) => Type))
    .filter((type) => !but.includes(type))

type Cloud = {
  readonly account: Account
  readonly tell: (line: string) => void
  readonly context: readonly string[]
  /**
   * Whether resources of types that are lacking may be left out: an emulator lacks some, Amazon
   * none.
   */
  readonly isWhole: boolean
}

export type Deployed = {
  readonly stacks: ReadonlySet<string>
  readonly lacks: readonly Lack[]
  readonly leftOut: readonly LeftOut[]
}

type Telling = Pick<Cloud, 'tell' | 'context'>

/** Builds the site and synthesizes the app; throws `Stop`. */
async function synthesize({ tell, context }: Telling): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await must(tell, 'the site is built', 'npm', 'run', 'build')
  await must(tell, 'the app is synthesized', 'npx', 'cdk', 'synth', '--quiet', '--output', synthesized, ...context)
}

async function must(tell: Cloud['tell'], what: string, command: string, ...args: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  if ((await run(tell, command, ...args)) !== 0) throw new Stop(`Failed before ${what}; see ${log}.`)
  tell(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** What an endpoint is known to lack before anything is deployed to it. */
async function knownLacks(without: readonly string[], { isWhole, tell }: Cloud): Promise<readonly Lack[]> {
  const told = without.map((type) => ({ type, reason: 'as told' }))
  const lacks = isWhole ? told : [...told, ...(await probe(typesIn(synthesized, without)))]
  for (const { type, reason } of lacks) tell(`lacking here: ${type} (${reason})`)
  return lacks
}

/**
 * Deploys what was synthesized; gives what turned out to be lacking, nothing when it stands. Throws
 * `Stop`.
 */
async function attempt(stacks: ReadonlySet<string>, { account, tell, isWhole }: Cloud): Promise<readonly Lack[]> {
  await account.clear(stacks)
  const startedAt = performance.now()
  // An emulator's change sets come and go; what is deployed is the same without.
  const method = isWhole ? [] : ['--method', 'direct']
  const code = await run(tell, 'npx', 'cdk', 'deploy', '--app', copy, '--all', '--require-approval', 'never', ...method)
  tell(`${code === 0 ? 'deployed' : 'not deployed'}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  if (code === 0) return []
  const failures = await Promise.all([...stacks].map((name) => account.failures(name).catch(() => [])))
  const found = isWhole ? [] : lacksBehind(failures.flat())
  if (found.length === 0) throw new Stop(`The deployment failed; see ${log}.`)
  return found
}

/** Prepares the account and deploys the app without what the endpoint lacks; throws `Stop`. */
export async function deployApp(
  { without, again }: Pick<Wishes, 'without' | 'again'>,
  cloud: Cloud,
): Promise<Deployed> {
  const { tell } = cloud
  if (!again) await synthesize(cloud)
  await must(tell, 'the account is prepared', 'npx', 'cdk', 'bootstrap', '--app', synthesized)
  const stacks = stackNames()
  let lacks = await knownLacks(without, cloud)
  for (;;) {
    const leftOut = copyWithout(synthesized, copy, new Set(lacks.map(({ type }) => type)))
    const found = await attempt(stacks, cloud)
    if (found.length === 0) return { stacks, lacks, leftOut }
    const fresh = found.filter(({ type }) => !lacks.some((lack) => lack.type === type))
    if (fresh.length === 0) throw new Stop(`The deployment failed; see ${log}.`)
    for (const { type, reason } of fresh) tell(`lacking here: ${type} (${reason})`)
    lacks = [...lacks, ...fresh]
  }
}

/** Takes down what was deployed; what is retained stays. */
export const destroyApp = (tell: (line: string) => void): Promise<number> =>
  run(tell, 'npx', 'cdk', 'destroy', '--app', copy, '--all', '--force')
