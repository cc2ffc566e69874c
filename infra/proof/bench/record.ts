import { randomBytes } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb'
import { table } from '#functions/runtime/table'

/** One command that a handler sent to the table: its name and its input as JSON. */
type Recorded = { readonly operation: string; readonly input: string }

/** What was sent together, one such wave after the other. */
export type Recording = readonly (readonly Recorded[])[]

/** The table commands that a piece of work sends. */
export async function recordCommands(work: () => Promise<unknown>): Promise<Recording> {
  const waves: Recorded[][] = []
  let underWay = 0
  const end = table.around(async ({ operation, input }, go) => {
    if (underWay === 0) waves.push([])
    underWay += 1
    waves.at(-1)?.push({ operation, input: JSON.stringify(input) })
    try {
      return await go()
    } finally {
      underWay -= 1
    }
  })
  try {
    await work()
  } finally {
    end()
  }
  return waves
}

type Input = { TableName: string } & Record<string, NativeAttributeValue>

let client: DynamoDBDocumentClient | undefined
/** The SDK's own client, as anybody has it; made once the environment names the engine. */
const bare = () =>
  (client ??= DynamoDBDocumentClient.from(new DynamoDBClient(), { marshallOptions: { removeUndefinedValues: true } }))

function commandOf(name: string, input: Input) {
  switch (name) {
    case 'GetItem':
      return bare().send(new GetCommand({ Key: {}, ...input }))
    case 'Query':
      return bare().send(new QueryCommand(input))
    case 'BatchGetItem':
      return bare().send(new BatchGetCommand({ RequestItems: {}, ...input }))
    case 'UpdateItem':
      return bare().send(new UpdateCommand({ Key: {}, ...input }))
    case 'TransactWriteItems':
      return bare().send(new TransactWriteCommand({ TransactItems: [], ...input }))
    default:
      throw new Error(`the bench does not know ${name}`)
  }
}

/** What must be fresh each time: ids of new orders and of idempotency records. */
const NEW_IDS = /(?<="(?:ORDER|ONCE)#)[\w-]+(?=")/g

/** How a recording's ids are named anew. */
export type Renaming = (id: string) => string

const newId: Renaming = () => randomBytes(16).toString('hex').toUpperCase()

/** Sends recorded commands again, bare: as another order under another key, unless told whose. */
export async function replay(recording: Recording, renamed: Renaming = newId): Promise<void> {
  const ids = new Set(recording.flat().flatMap(({ input }) => input.match(NEW_IDS) ?? []))
  const fresh = [...ids].map((id): [string, string] => [id, renamed(id)])
  const again = async ({ operation, input }: Recorded) => {
    const text = fresh.reduce((so, [id, other]) => so.replaceAll(id, other), input)
    const parsed: Input = JSON.parse(text)
    await commandOf(operation, parsed)
  }
  for (const wave of recording) await Promise.all(wave.map(again))
}
