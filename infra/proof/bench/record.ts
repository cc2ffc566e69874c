import { randomBytes } from 'node:crypto'
import { BatchGetCommand, GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb'
import { table } from '#functions/runtime/table'

/** One command that a handler sent to the table: its name and its input as JSON. */
type Recorded = { readonly command: string; readonly input: string }

/** What was sent together, one such wave after the other. */
export type Recording = readonly (readonly Recorded[])[]

/** The table commands that a piece of work sends. */
export async function recordCommands(work: () => Promise<unknown>): Promise<Recording> {
  const waves: Recorded[][] = []
  let underWay = 0
  table.middlewareStack.add(
    (next, context) => async (args) => {
      if (underWay === 0) waves.push([])
      underWay += 1
      waves.at(-1)?.push({ command: context.commandName ?? '', input: JSON.stringify(args.input) })
      try {
        return await next(args)
      } finally {
        underWay -= 1
      }
    },
    { step: 'initialize', name: 'record', priority: 'high' },
  )
  try {
    await work()
  } finally {
    table.middlewareStack.remove('record')
  }
  return waves
}

type Input = { TableName: string } & Record<string, NativeAttributeValue>

function commandOf(name: string, input: Input) {
  switch (name) {
    case 'GetItemCommand':
      return table.send(new GetCommand({ Key: {}, ...input }))
    case 'QueryCommand':
      return table.send(new QueryCommand(input))
    case 'BatchGetItemCommand':
      return table.send(new BatchGetCommand({ RequestItems: {}, ...input }))
    case 'UpdateItemCommand':
      return table.send(new UpdateCommand({ Key: {}, ...input }))
    case 'TransactWriteItemsCommand':
      return table.send(new TransactWriteCommand({ TransactItems: [], ...input }))
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
  const again = async ({ command, input }: Recorded) => {
    const text = fresh.reduce((so, [id, other]) => so.replaceAll(id, other), input)
    const parsed: Input = JSON.parse(text)
    await commandOf(command, parsed)
  }
  for (const wave of recording) await Promise.all(wave.map(again))
}
