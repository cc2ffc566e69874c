/** What came of a command. */
export type Ran = { readonly code: number; readonly out: string }

/** What a deployment needs of its surroundings, so that its decisions can be tried without an account. */
export type Surroundings = {
  /** Runs a command; `quiet` keeps its output from the screen. */
  readonly run: (command: string, args: readonly string[], how?: { readonly quiet?: boolean }) => Promise<Ran>
  /** The answer to a question that a person has to give. */
  readonly ask: (question: string) => Promise<string>
  readonly say: (line: string) => void
}

/** Ends a deployment with a sentence for whoever started it. */
export class Stop extends Error {}

export type Stacks = { readonly group: string; readonly sites: readonly string[] }

export const stackOutput = 'cdk-outputs.json'

/** The account that the credentials at hand belong to; throws `Stop` without any. */
export async function accountOf({ run }: Surroundings): Promise<string> {
  const { code, out } = await run('aws', ['sts', 'get-caller-identity', '--query', 'Account', '--output', 'text'], {
    quiet: true,
  })
  if (code !== 0) throw new Stop('No AWS credentials were found. Sign in first, for instance with `aws sso login`.')
  return out.trim()
}

/** Whether a stack is there; `aws` fails for one that is not. */
export const isThere = async ({ run }: Surroundings, stack: string): Promise<boolean> =>
  (await run('aws', ['cloudformation', 'describe-stacks', '--stack-name', stack], { quiet: true })).code === 0
