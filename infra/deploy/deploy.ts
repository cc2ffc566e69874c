import { warnAboutConcurrency } from './concurrency'
import { DeploymentStopped, getAccountId, isStackComplete, stackExists, STACK_OUTPUTS_FILE } from './steps'
import type { StackNames, DeployContext } from './steps'

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
