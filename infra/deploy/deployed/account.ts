import {
  CloudFormationClient,
  DeleteStackCommand,
  paginateDescribeStackEvents,
  paginateDescribeStacks,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation'
import { InvokeCommand, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda'
import type { Failure } from './abilities'
import { eventually } from './eventually'

const NESTED = 'AWS::CloudFormation::Stack'
const GONE_MS = 120_000

/** What fails while it is taken back says nothing of the first cause. */
const failed = (status: string | undefined) => status === 'CREATE_FAILED' || status === 'UPDATE_FAILED'

export type DeployedFunction = {
  readonly name: string
  readonly description: string
  readonly environment: Readonly<Record<string, string>>
}

/**
 * What is asked of an account, or of what stands in for one; the SDK knows from the environment
 * where that is.
 */
export function openAccount() {
  const stacks = new CloudFormationClient()
  const functions = new LambdaClient()

  const standing = async () => {
    const found = []
    for await (const { Stacks = [] } of paginateDescribeStacks({ client: stacks }, {})) found.push(...Stacks)
    return found.filter(({ StackStatus }) => StackStatus !== 'DELETE_COMPLETE')
  }

  async function resources(stackName: string): Promise<readonly { readonly type: string; readonly name: string }[]> {
    const found = []
    for await (const page of paginateListStackResources({ client: stacks }, { StackName: stackName })) {
      for (const { ResourceType: type = '', PhysicalResourceId: name = '' } of page.StackResourceSummaries ?? []) {
        found.push({ type, name })
        if (type === NESTED && name !== '') found.push(...(await resources(name)))
      }
    }
    return found
  }

  return {
    /** The outputs of each stack that is there. */
    async outputs(): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
      const named = (await standing()).map(({ StackName = '', Outputs = [] }) => {
        const values = Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue] as const)
        return [StackName, Object.fromEntries(values)] as const
      })
      return new Map(named)
    },

    resources,

    /** What could not be made in a stack, and why. */
    async failures(stackName: string): Promise<readonly Failure[]> {
      const found: Failure[] = []
      for await (const { StackEvents = [] } of paginateDescribeStackEvents(
        { client: stacks },
        { StackName: stackName },
      )) {
        for (const {
          ResourceStatus,
          ResourceType: type = '',
          ResourceStatusReason: reason = '',
          ...event
        } of StackEvents) {
          if (failed(ResourceStatus)) found.push({ type, reason, id: event.LogicalResourceId ?? '' })
          if (type === NESTED && failed(ResourceStatus) && event.PhysicalResourceId)
            found.push(...(await this.failures(event.PhysicalResourceId).catch(() => [])))
        }
      }
      return found
    },

    /** Clears away a stack whose first creation failed, which nothing can be deployed to. */
    async clear(names: ReadonlySet<string>): Promise<void> {
      const spoiled = (await standing()).filter(
        ({ StackName = '', StackStatus = '' }) =>
          names.has(StackName) && /^(ROLLBACK_|CREATE_FAILED)/.test(StackStatus),
      )
      for (const { StackName } of spoiled) {
        await stacks.send(new DeleteStackCommand({ StackName }))
        await eventually(
          async () => (await standing()).map((stack) => stack.StackName ?? ''),
          (left) => !left.includes(StackName ?? ''),
          GONE_MS,
          1000,
        )
      }
    },

    async functions(): Promise<readonly DeployedFunction[]> {
      const found = []
      for await (const { Functions = [] } of paginateListFunctions({ client: functions }, {})) {
        for (const { FunctionName: name = '', Description: description = '', Environment } of Functions) {
          found.push({ name, description, environment: Environment?.Variables ?? {} })
        }
      }
      return found
    },

    /** Calls a function; throws when it fails. */
    async invoke(name: string, event: unknown): Promise<string> {
      const { FunctionError, Payload } = await functions.send(
        new InvokeCommand({ FunctionName: name, Payload: Buffer.from(JSON.stringify(event)) }),
      )
      const answer = Payload ? Buffer.from(Payload).toString() : ''
      if (FunctionError) throw new Error(answer.slice(0, 300))
      return answer
    },
  }
}

export type Account = ReturnType<typeof openAccount>
