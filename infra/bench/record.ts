import { randomBytes } from 'node:crypto'
import { BatchGetCommand, GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb'
import { table } from '#functions/runtime/table'

/** One command that a handler sent to the table: its name and its input as JSON. */
export type Recorded = { readonly command: string; readonly input: string }

/** The table commands that a piece of work sends. */
export async function recordCommands(work: () => Promise<unknown>): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  table.middlewareStack.add(
    (next, context) => (args) => {
      recorded.push({ command: context.commandName ?? '', input: JSON.stringify(args.input) })
      return next(args)
    },
    { step: 'initialize', name: 'record', priority: 'high' },
  )
  try {
    await work()
  } finally {
    table.middlewareStack.remove('record')
  }
  return recorded
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

/** Sends recorded commands again, bare, as another order under another key. */
export async function replay(recorded: readonly Recorded[]): Promise<void> {
  const ids = new Set(recorded.flatMap(({ input }) => input.match(NEW_IDS) ?? []))
  const fresh = [...ids].map((id): [string, string] => [id, randomBytes(16).toString('hex').toUpperCase()])
  for (const { command, input } of recorded) {
    const text = fresh.reduce((so, [id, other]) => so.replaceAll(id, other), input)
    const again: Input = JSON.parse(text)
    await commandOf(command, again)
  }
}
