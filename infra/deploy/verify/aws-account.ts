import {
  CloudFormationClient,
  paginateDescribeStacks,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation'
import { InvokeCommand, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda'

const NESTED = 'AWS::CloudFormation::Stack'

export type DeployedFunction = {
  readonly name: string
  readonly description: string
  readonly environment: Readonly<Record<string, string>>
}

/** Clients for an account or an emulator; the SDK reads the endpoint from the environment. */
export function createAwsAccount() {
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
    /** Returns the outputs of each existing stack. */
    async outputs(): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
      const named = (await standing()).map(({ StackName = '', Outputs = [] }) => {
        const values = Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue] as const)
        return [StackName, Object.fromEntries(values)] as const
      })
      return new Map(named)
    },

    resources,

    async functions(): Promise<readonly DeployedFunction[]> {
      const found = []
      for await (const { Functions = [] } of paginateListFunctions({ client: functions }, {})) {
        for (const { FunctionName: name = '', Description: description = '', Environment } of Functions) {
          found.push({ name, description, environment: Environment?.Variables ?? {} })
        }
      }
      return found
    },

    /** Calls a function. Throws if it fails. */
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

export type AwsAccount = ReturnType<typeof createAwsAccount>
