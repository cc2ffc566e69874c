import {
  CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStackEventsCommand,
} from '@aws-sdk/client-cloudformation'
import { eventually } from './eventually'
import { lacksBehind } from './abilities'
import type { Failure, Lack } from './abilities'

const WAIT_MS = 20_000

/** Types that every endpoint knows, or whose resources are the product's own functions. */
const isKnown = (type: string) => /^(Custom::|AWS::CloudFormation::|AWS::CDK::)/.test(type)

const ended = (status: string | undefined) => status !== undefined && !status.endsWith('_IN_PROGRESS')

/**
 * What comes of a stack of one resource that is told nothing: only who does not know its type says
 * so.
 */
async function tryType(client: CloudFormationClient, type: string): Promise<readonly Failure[]> {
  const StackName = `probe-${type.replaceAll('::', '-')}`
  const read = async () => (await client.send(new DescribeStackEventsCommand({ StackName }))).StackEvents ?? []
  try {
    const TemplateBody = JSON.stringify({ Resources: { Probe: { Type: type } } })
    await client.send(new CreateStackCommand({ StackName, TemplateBody }))
    const events = await eventually(
      read,
      (some) => some.some(({ LogicalResourceId: id, ResourceStatus }) => id === 'Probe' && ended(ResourceStatus)),
      WAIT_MS,
    )
    return events.map(({ ResourceStatusReason: reason = '' }) => ({ type, id: 'Probe', reason }))
  } catch (error) {
    return [{ type, id: 'Probe', reason: String(error) }]
  } finally {
    await client.send(new DeleteStackCommand({ StackName })).catch(() => undefined)
  }
}

/** Which of these types an endpoint does not know, found out before anything is deployed to it. */
export async function probe(types: readonly string[]): Promise<readonly Lack[]> {
  const client = new CloudFormationClient()
  const asked = [...new Set(types)].filter((type) => !isKnown(type))
  return lacksBehind((await Promise.all(asked.map((type) => tryType(client, type)))).flat())
}
