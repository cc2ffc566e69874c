import {
  DeploymentStopped,
  STACK_OUTPUTS_FILE,
  getAccountId,
  stackExists,
  type DeployContext,
  type StackNames,
} from './deploy-context'
import { listLeftBehind, listPreflightHints } from './preflight'
import { UsageError, cdkContextOption, defineFlag, noArguments, parseCommandLine } from '#infra/command-line'

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

async function must(here: DeployContext, command: string, args: readonly string[], otherwise: string): Promise<void> {
  const { code } = await here.run(command, args)
  if (code !== 0) throw new DeploymentStopped(otherwise)
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
  here.say('Left behind, because the table and the accounts are protected from their creation on:')
  for (const line of left) here.say(`  ${line}`)
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
  for (const hint of await listPreflightHints(here, { account, sites: stacks.sites.length, sendsMail })) here.say(hint)
  await must(here, 'npm', ['run', 'build'], 'The site could not be built; nothing was deployed.')
  await must(here, 'npm', ['run', 'synth'], 'The stacks did not pass their checks; nothing was deployed.')
  await must(here, 'npx', ['cdk', 'diff', '--all', ...args], 'The changes could not be shown; nothing was deployed.')
  if (!confirmed) {
    const said = await here.ask(`Deploy ${[stacks.group, ...stacks.sites].join(', ')} to account ${account}? (yes/no) `)
    if (said.trim().toLowerCase() !== 'yes') throw new DeploymentStopped('Nothing was deployed.')
  }
  await deployAll(here, stacks.group, args)
}

/** Formats a line for each site of the deployment's outputs. */
export const formatSiteAddresses = (outputs: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] =>
  Object.entries(outputs).flatMap(([stack, { SiteUrl }]) => (SiteUrl ? [`${stack}  ${SiteUrl}`] : []))

type DestroyOptions = {
  readonly stacks: StackNames
  readonly args: readonly string[]
  /** Codes of live locations. */
  readonly live: readonly string[]
}

/**
 * Deletes the stacks, sites first because they depend on the group. Never deletes the table, and
 * deletes nothing while a location is live. Throws `DeploymentStopped`.
 */
export async function destroyStacks(here: DeployContext, { stacks, args, live }: DestroyOptions): Promise<void> {
  if (live.length > 0) {
    throw new DeploymentStopped(
      `${live.join(', ')} is live. Set its mode to 'test' and deploy that before you take it down.`,
    )
  }
  const account = await getAccountId(here)
  if (!(await stackExists(here, stacks.group)))
    throw new DeploymentStopped(`Account ${account} has no ${stacks.group}.`)
  here.say('The table stays, with every order in it, and so do the accounts of people, both protected from deletion.')
  here.say('Delete them by hand if you mean it.')
  here.say('Gone for good are the sites, the functions, their logs and the recordings.')
  const said = await here.ask(`Type ${stacks.group} to take it and ${stacks.sites.length} sites down: `)
  if (said.trim() !== stacks.group) throw new DeploymentStopped('Nothing was taken down.')
  const { code } = await here.run('npx', ['cdk', 'destroy', '--force', ...stacks.sites, stacks.group, ...args])
  if (code !== 0) throw new DeploymentStopped('Not everything could be taken down; CloudFormation says what remains.')
}

const toDeploy = {
  name: 'npm run deploy',
  options: { yes: defineFlag('does not ask for confirmation, for pipelines'), context: cdkContextOption },
  words: noArguments,
}
const toDestroy = { name: 'npm run tool -- destroy', options: { context: cdkContextOption }, words: noArguments }

type Task = {
  readonly task: 'deploy' | 'destroy'
  /** Arguments for the CDK. */
  readonly args: readonly string[]
  /** Whether the user confirmed beforehand; destroying always asks. */
  readonly confirmed: boolean
}

/** Parses the task, whose first word `package.json` gives. Throws `UsageError`. */
export function parseDeployCommand([task, ...args]: readonly string[]): Task {
  switch (task) {
    case 'deploy': {
      const { options } = parseCommandLine(toDeploy, args)
      return { task, args: options.context, confirmed: options.yes }
    }
    case 'destroy': {
      const { options } = parseCommandLine(toDestroy, args)
      return { task, args: options.context, confirmed: false }
    }
    default:
      throw new UsageError(`${task ?? 'Nothing'} is neither deploy nor destroy.`)
  }
}
