import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import dynalite from 'dynalite'
import * as z from 'zod/mini'
import { tableDefinition } from '#functions/platform/table/table-schema'
import type { RecordedRequest } from '#infra/testkit/record-requests'

const TABLE = 'strict-engine'

const Failure = z.object({ __type: z.string(), message: z.optional(z.string()) })

/** Whether a message depends on the stored record. The engine's table is empty. */
const dependsOnRecord = (message: string) =>
  /^The document path provided in the update expression is invalid for update$|^The provided expression refers to an attribute that does not exist in the item$|^An operand in the update expression has an incorrect data type$/.test(
    message,
  )

/** Returns the request for the engine's own table. */
function retarget(input: RecordedRequest['input']): object {
  const { RequestItems, TableName: _, ...rest } = input
  if (RequestItems === undefined) return { ...rest, TableName: TABLE }
  const [items] = Object.values(z.record(z.string(), z.unknown()).parse(RequestItems))
  return { ...rest, RequestItems: { [TABLE]: items } }
}

/**
 * Starts a second table engine that parses expressions as strictly as DynamoDB does. It runs no
 * transactions, so their parts are sent one by one.
 */
export async function startStrictEngine() {
  const server = dynalite({ createTableMs: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.int() }).parse(server.address()) satisfies Pick<AddressInfo, 'port'>

  async function send(operation: string, input: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
        'x-amz-date': '20260101T000000Z',
        // The engine only checks that there is a signature.
        authorization: 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=none',
      },
      body: JSON.stringify(input),
    })
    return response.json()
  }

  const { AttributeDefinitions, BillingMode, GlobalSecondaryIndexes, KeySchema } = tableDefinition
  await send('CreateTable', { TableName: TABLE, AttributeDefinitions, BillingMode, GlobalSecondaryIndexes, KeySchema })
  const Described = z.object({ Table: z.object({ TableStatus: z.string() }) })
  for (let status = ''; status !== 'ACTIVE';)
    status = Described.parse(await send('DescribeTable', { TableName: TABLE })).Table.TableStatus

  return {
    /** Returns why the engine rejects a request; undefined if the request is valid. */
    async findFault({ operation, input }: RecordedRequest): Promise<string | undefined> {
      const failure = Failure.safeParse(await send(operation, retarget(input))).data
      if (!failure || failure.__type.endsWith('ConditionalCheckFailedException')) return undefined
      const { message = failure.__type } = failure
      return dependsOnRecord(message) ? undefined : message
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
