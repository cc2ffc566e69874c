import {
  DeploymentStopped,
  STACK_OUTPUTS_FILE,
  getAccountId,
  stackExists,
  type DeployContext,
  type StackNames,
} from './deploy-context'
import { listLeftBehind } from './list-left-behind'
import { listPreflightHints } from './preflight'

type DeployOptions = {
  readonly stacks: StackNames
  /** Arguments for the CDK, such as `-c alarmEmail=…`. */
  readonly args: readonly string[]
  /** Whether the user confirmed beforehand (`--yes`), as a pipeline does. */
  readonly confirmed: boolean
  /** Whether a location or the sign-in sends mail through SES. */
  readonly sendsMail: boolean
}

const BOOTSTRAP = 'CDKToolkit'

/** Runs a command. Throws `DeploymentStopped` with the given sentence if it fails. */
async function runOrStop(here: DeployContext, command: string, args: readonly string[], failed: string): Promise<void> {
  const { code } = await here.run(command, args)
  if (code !== 0) throw new DeploymentStopped(failed)
}

const FAILED = 'The deployment failed; CloudFormation has put back what was there before.'
/** As many as CloudFormation works on at once without throttling. */
const CONCURRENCY = '10'

/** Deploys all stacks: the group's first, then the sites at the same time. */
async function deployAll(here: DeployContext, group: string, args: readonly string[]): Promise<void> {
  const cdk = ['cdk', 'deploy', '--all', '--require-approval', 'never', '--concurrency', CONCURRENCY]
  const { code } = await here.run('npx', [...cdk, '--outputs-file', STACK_OUTPUTS_FILE, ...args])
  if (code === 0) return
  const left = await listLeftBehind(here, group)
  if (left.length === 0) throw new DeploymentStopped(FAILED)
  here.print('Left behind, because the table and the accounts are protected from their creation on:')
  for (const line of left) here.print(`  ${line}`)
  throw new DeploymentStopped(`${FAILED} A new deployment makes its own; remove these if they are empty.`)
}

/**
 * Builds, shows the changes, asks for confirmation and deploys. The deployment seeds the table.
 * Throws `DeploymentStopped`.
 */
export async function deployStacks(
  here: DeployContext,
  { stacks, args, confirmed, sendsMail }: DeployOptions,
): Promise<void> {
  const account = await getAccountId(here)
  if (!(await stackExists(here, BOOTSTRAP))) {
    throw new DeploymentStopped(
      `Account ${account} is not prepared for the CDK yet: run \`npx cdk bootstrap\` once, then come back.`,
    )
  }
  for (const hint of await listPreflightHints(here, { account, sites: stacks.sites.length, sendsMail }))
    here.print(hint)
  await runOrStop(here, 'npm', ['run', 'build'], 'The site could not be built; nothing was deployed.')
  await runOrStop(here, 'npm', ['run', 'synth'], 'The stacks did not pass their checks; nothing was deployed.')
  await runOrStop(
    here,
    'npx',
    ['cdk', 'diff', '--all', ...args],
    'The changes could not be shown; nothing was deployed.',
  )
  if (!confirmed) {
    const response = await here.ask(
      `Deploy ${[stacks.group, ...stacks.sites].join(', ')} to account ${account}? (yes/no) `,
    )
    if (response.trim().toLowerCase() !== 'yes') throw new DeploymentStopped('Nothing was deployed.')
  }
  await deployAll(here, stacks.group, args)
}

/** Formats a line for each site of the deployment's outputs. */
export const formatSiteAddresses = (outputs: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] =>
  Object.entries(outputs).flatMap(([stack, { SiteUrl }]) => (SiteUrl ? [`${stack}  ${SiteUrl}`] : []))
