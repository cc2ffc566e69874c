import {
  DeploymentStopped,
  STACK_OUTPUTS_FILE,
  getAccountId,
  isStackComplete,
  stackExists,
  warnAboutConcurrency,
} from './deploy-context'
import type { DeployContext, StackNames } from './deploy-context'
import { UsageError, cdkContextOption, defineFlag, noArguments, parseCommandLine } from '#infra/command-line'

type Wishes = {
  readonly stacks: StackNames
  /** Arguments that go through to the CDK, such as `-c alarmEmail=…`. */
  readonly args: readonly string[]
  /** Whether a person confirmed beforehand (`--yes`), as a pipeline does. */
  readonly confirmed: boolean
}

const BOOTSTRAP = 'CDKToolkit'

async function must(here: DeployContext, command: string, args: readonly string[], otherwise: string): Promise<void> {
  const { code } = await here.run(command, args)
  if (code !== 0) throw new DeploymentStopped(otherwise)
}

const FAILED = 'The deployment failed; CloudFormation has put back what was there before.'
const UNPROTECTED = 'All is deployed, but table and accounts are not yet protected from deletion: deploy once more.'

/**
 * What is protected from deletion can't be taken back should the deployment that makes it fail: the
 * first one makes the group without, and protects it once all is there.
 */
async function deployAll(here: DeployContext, group: string, isFirst: boolean, args: readonly string[]): Promise<void> {
  const cdk = ['cdk', 'deploy', '--require-approval', 'never']
  const protection = isFirst ? ['-c', 'deletionProtection=false'] : []
  await must(here, 'npx', [...cdk, '--all', '--outputs-file', STACK_OUTPUTS_FILE, ...args, ...protection], FAILED)
  if (isFirst) await must(here, 'npx', [...cdk, group, ...args], UNPROTECTED)
}

/**
 * Builds, shows what would change, asks, deploys; the table is seeded by the deployment itself.
 * Throws `Stop`.
 */
export async function deployStacks(here: DeployContext, { stacks, args, confirmed }: Wishes): Promise<void> {
  const account = await getAccountId(here)
  if (!(await stackExists(here, BOOTSTRAP))) {
    throw new DeploymentStopped(
      `Account ${account} is not prepared for the CDK yet: run \`npx cdk bootstrap\` once, then come back.`,
    )
  }
  await warnAboutConcurrency(here, account)
  // Asked before the difference is told, for which the CDK may make an empty stack.
  const isFirst = !(await isStackComplete(here, stacks.group))
  await must(here, 'npm', ['run', 'build'], 'The site could not be built; nothing was deployed.')
  await must(here, 'npm', ['run', 'synth'], 'The stacks did not pass their checks; nothing was deployed.')
  await must(here, 'npx', ['cdk', 'diff', '--all', ...args], 'The difference could not be told; nothing was deployed.')
  if (!confirmed) {
    const said = await here.ask(`Deploy ${[stacks.group, ...stacks.sites].join(', ')} to account ${account}? (yes/no) `)
    if (said.trim().toLowerCase() !== 'yes') throw new DeploymentStopped('Nothing was deployed.')
  }
  await deployAll(here, stacks.group, isFirst, args)
}

/** A line for each site of the deployment's outputs. */
export const formatSiteAddresses = (outputs: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] =>
  Object.entries(outputs).flatMap(([stack, { SiteUrl }]) => (SiteUrl ? [`${stack}  ${SiteUrl}`] : []))

type WishesOfDestroy = {
  readonly stacks: StackNames
  readonly args: readonly string[]
  /** Locations that are open to the public. */
  readonly live: readonly string[]
}

/**
 * Takes the stacks down: sites first, since they stand on the group's stack. The table is never
 * deleted, and while a location is live nothing is. Throws `Stop`.
 */
export async function destroyStacks(here: DeployContext, { stacks, args, live }: WishesOfDestroy): Promise<void> {
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
  options: { yes: defineFlag('nobody is asked, as in a pipeline'), context: cdkContextOption },
  words: noArguments,
}
const toDestroy = { name: 'npm run tool -- destroy', options: { context: cdkContextOption }, words: noArguments }

type Task = {
  readonly task: 'deploy' | 'destroy'
  /** Arguments that go through to the CDK. */
  readonly args: readonly string[]
  /** Whether a person confirmed beforehand; taking down is always asked about. */
  readonly confirmed: boolean
}

/** What is to be done, by a first word that `package.json` gives. Throws `Misuse`. */
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
