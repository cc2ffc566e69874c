import { readAccount, type DeployContext } from './deploy-context'

/** The command that removes a retained resource by hand, after its protection. */
function getRemoval(type: string, id: string): string {
  switch (type) {
    case 'AWS::DynamoDB::Table':
      return `aws dynamodb update-table --no-deletion-protection-enabled --table-name ${id} && aws dynamodb delete-table --table-name ${id}`
    case 'AWS::Cognito::UserPool':
      return `aws cognito-idp update-user-pool --deletion-protection INACTIVE --user-pool-id ${id} && aws cognito-idp delete-user-pool --user-pool-id ${id}`
    default:
      return `delete ${type} ${id} by hand`
  }
}

/** Types that are part of another retained resource and are deleted with it. */
const isPart = (type: string) => /^AWS::Cognito::UserPool(Group|Client)$/.test(type)

/** Lists what a failed deployment left behind in a stack, with the command that removes it. */
export async function listLeftBehind({ run }: DeployContext, stack: string): Promise<readonly string[]> {
  const query = "StackResources[?ResourceStatus=='DELETE_SKIPPED'].[ResourceType,PhysicalResourceId]"
  const out = await readAccount(
    run,
    'cloudformation',
    'describe-stack-resources',
    '--stack-name',
    stack,
    '--query',
    query,
  )
  const rows = (out ?? '').split('\n').map((line) => line.trim().split(/\s+/))
  return rows.flatMap(([type = '', id = '']) =>
    id === '' || isPart(type) ? [] : [`${type} ${id}`, `  ${getRemoval(type, id)}`],
  )
}
