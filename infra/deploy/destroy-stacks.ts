import { DeploymentStopped, getAccountId, stackExists, type DeployContext, type StackNames } from './deploy-context'

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
  here.print('The table stays, with every order in it, and so do the accounts of people, both protected from deletion.')
  here.print('Delete them by hand if you mean it.')
  here.print('Gone for good are the sites, the functions, their logs and the recordings.')
  const response = await here.ask(`Type ${stacks.group} to take it and ${stacks.sites.length} sites down: `)
  if (response.trim() !== stacks.group) throw new DeploymentStopped('Nothing was taken down.')
  const { code } = await here.run('npx', ['cdk', 'destroy', '--force', ...stacks.sites, stacks.group, ...args])
  if (code !== 0) throw new DeploymentStopped('Not everything could be taken down; CloudFormation says what remains.')
}
