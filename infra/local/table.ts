import { setTimeout as sleep } from 'node:timers/promises'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb'
import { tableDefinition } from '#functions/runtime/table-definition'

/** Makes the table if it is not there yet, and gives the address of its change stream. */
export async function ensureTable(name: string): Promise<string> {
  const client = new DynamoDBClient()
  const describe = async () => (await client.send(new DescribeTableCommand({ TableName: name }))).Table
  const create = async () => {
    await client.send(new CreateTableCommand({ TableName: name, ...tableDefinition }))
    return describe()
  }
  try {
    let table = await describe().catch((error: unknown) => {
      if (error instanceof ResourceNotFoundException) return create()
      throw error
    })
    while (table?.TableStatus !== 'ACTIVE') {
      await sleep(100)
      table = await describe()
    }
    if (!table.LatestStreamArn) throw new Error(`The table ${name} has no change stream.`)
    return table.LatestStreamArn
  } finally {
    client.destroy()
  }
}
