import { parseEnvironmentName } from '#infra/stacks/settings'

/** What came of a command. */
export type CommandResult = { readonly code: number; readonly out: string }

/**
 * What a deployment needs of its surroundings, so that its decisions can be tried without an
 * account.
 */
export type DeployContext = {
  /** Runs a command; `quiet` keeps its output from the screen. */
  readonly run: (command: string, args: readonly string[], how?: { readonly quiet?: boolean }) => Promise<CommandResult>
  /** The answer to a question that a person has to give. */
  readonly ask: (question: string) => Promise<string>
  readonly say: (line: string) => void
}

/** Ends a deployment with a sentence for whoever started it. */
export class DeploymentStopped extends Error {}

export type StackNames = { readonly group: string; readonly sites: readonly string[] }

export const STACK_OUTPUTS_FILE = 'cdk-outputs.json'

/** The account that the credentials at hand belong to; throws `Stop` without any. */
export async function getAccountId({ run }: DeployContext): Promise<string> {
  const { code, out } = await run('aws', ['sts', 'get-caller-identity', '--query', 'Account', '--output', 'text'], {
    quiet: true,
  })
  if (code !== 0)
    throw new DeploymentStopped('No AWS credentials were found. Sign in first, for instance with `aws sso login`.')
  return out.trim()
}

const isWritten = /^(?:--context=|-c=?)?environment=(.*)$/

/**
 * The environment that arguments for the CDK name, otherwise that of its settings; throws where it
 * can be none.
 */
export function parseEnvironment(args: readonly string[], context: Readonly<Record<string, unknown>>): string {
  const written = args.flatMap((arg) => isWritten.exec(arg)?.[1] ?? []).at(-1)
  return parseEnvironmentName(written ?? context['environment'])
}

/** The state that a stack is in; undefined for one that is not there, for which `aws` fails. */
async function stateOf({ run }: DeployContext, stack: string): Promise<string | undefined> {
  const args = ['--stack-name', stack, '--query', 'Stacks[0].StackStatus', '--output', 'text']
  const { code, out } = await run('aws', ['cloudformation', 'describe-stacks', ...args], { quiet: true })
  return code === 0 ? out.trim() : undefined
}

/** Whether a stack is there. */
export const stackExists = async (here: DeployContext, stack: string): Promise<boolean> =>
  (await stateOf(here, stack)) !== undefined

/** What is left of a stack that never was whole; the next deployment makes it anew. */
const unmade = new Set([
  'REVIEW_IN_PROGRESS',
  'ROLLBACK_COMPLETE',
  'ROLLBACK_FAILED',
  'CREATE_FAILED',
  'DELETE_COMPLETE',
])

/** Whether a stack has once been made whole. */
export async function isStackComplete(here: DeployContext, stack: string): Promise<boolean> {
  const state = await stateOf(here, stack)
  return state !== undefined && !unmade.has(state)
}

/**
 * As many functions at once as a Friday evening of a few locations may want; a new account has ten.
 */
const ENOUGH = 100
const USUAL = 1000

/**
 * Says what to ask AWS for where an account may run only a few functions at once: calls beyond that
 * are refused. The deployment goes on, since it is enough for a look.
 */
export async function warnAboutConcurrency({ run, say }: DeployContext, account: string): Promise<void> {
  const query = ['--query', 'AccountLimit.ConcurrentExecutions', '--output', 'text']
  const { code, out } = await run('aws', ['lambda', 'get-account-settings', ...query], { quiet: true })
  const limit = Number(out.trim())
  if (code !== 0 || !Number.isFinite(limit)) {
    say(`How many functions account ${account} may run at once could not be asked.`)
    return
  }
  if (limit >= ENOUGH) return
  say(`Account ${account} may run ${limit} functions at once, and refuses every call beyond. Ask for more, it is free:`)
  say(
    '  aws service-quotas request-service-quota-increase --service-code lambda' +
      ` --quota-code L-B99A9384 --desired-value ${USUAL}`,
  )
}
