import { parseEnvironmentName } from '#infra/stacks/settings'

/** The exit code and output of a command. */
export type CommandResult = { readonly code: number; readonly out: string }

/** The environment of a deployment, which tests replace to run without an account. */
export type DeployContext = {
  /** Runs a command. `quiet` hides its output. */
  readonly run: (command: string, args: readonly string[], how?: { readonly quiet?: boolean }) => Promise<CommandResult>
  /** Asks the user a question and returns the answer. */
  readonly ask: (question: string) => Promise<string>
  readonly print: (line: string) => void
}

/** Ends a deployment with a sentence for the user. */
export class DeploymentStopped extends Error {}

export type StackNames = { readonly group: string; readonly sites: readonly string[] }

export const STACK_OUTPUTS_FILE = 'cdk-outputs.json'

/** Reads one value of the account; undefined if it can't be read. */
export async function readAccount(run: DeployContext['run'], ...args: readonly string[]): Promise<string | undefined> {
  const { code, out } = await run('aws', [...args, '--output', 'text'], { quiet: true })
  return code === 0 ? out.trim() : undefined
}

/**
 * Returns the account of the current credentials. Throws `DeploymentStopped` without credentials.
 */
export async function getAccountId({ run }: DeployContext): Promise<string> {
  const account = await readAccount(run, 'sts', 'get-caller-identity', '--query', 'Account')
  if (account === undefined)
    throw new DeploymentStopped('No AWS credentials were found. Sign in first, for instance with `aws sso login`.')
  return account
}

const isWritten = /^(?:--context=|-c=?)?environment=(.*)$/

/** Returns the environment of the CDK arguments, else of the settings. Throws if it is invalid. */
export function parseEnvironment(args: readonly string[], context: Readonly<Record<string, unknown>>): string {
  const written = args.flatMap((arg) => isWritten.exec(arg)?.[1] ?? []).at(-1)
  return parseEnvironmentName(written ?? context['environment'])
}

/** Whether a stack exists; `aws` fails for one that does not. */
export async function stackExists({ run }: DeployContext, stack: string): Promise<boolean> {
  const query = ['--stack-name', stack, '--query', 'Stacks[0].StackStatus']
  return (await readAccount(run, 'cloudformation', 'describe-stacks', ...query)) !== undefined
}
