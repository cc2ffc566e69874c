import { setTimeout as sleep } from 'node:timers/promises'
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { table } from '#functions/platform/table/table'

/** How long a transaction holds its items, so that simultaneous writes meet it. */
const HELD_MS = 4

const Text = z.union([
  z.string(),
  z.pipe(
    z.object({ S: z.string() }),
    z.transform(({ S }) => S),
  ),
])
const Key = z.object({ pk: Text, sk: Text })
const Write = z.union([
  z.pipe(
    z.object({ Key }),
    z.transform(({ Key: key }) => key),
  ),
  z.pipe(
    z.object({ Item: Key }),
    z.transform(({ Item }) => Item),
  ),
])
const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), Write)) })

const format = ({ pk, sk }: z.infer<typeof Key>) => `${pk}|${sk}`

const inProgress = new Set<string>()
let isOn = false
let conflicts = 0

/** Holds the items while the transaction is written, or cancels it as DynamoDB does. */
async function writeHeld<Result>(input: unknown, write: () => Promise<Result>): Promise<Result> {
  const keys = Transaction.parse(input).TransactItems.flatMap((step) => Object.values(step).map(format))
  if (keys.some((key) => inProgress.has(key))) {
    conflicts += 1
    throw new TransactionCanceledException({
      message: 'Transaction cancelled, please refer cancellation reasons for specific reasons',
      $metadata: {},
      CancellationReasons: keys.map((key) => ({ Code: inProgress.has(key) ? 'TransactionConflict' : 'None' })),
    })
  }
  for (const key of keys) inProgress.add(key)
  try {
    const result = await write()
    await sleep(HELD_MS)
    return result
  } finally {
    for (const key of keys) inProgress.delete(key)
  }
}

const singleWrites = ['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand']

table.middlewareStack.add(
  (next, { commandName = '' }) =>
    async (args) => {
      if (!isOn) return next(args)
      if (commandName === 'TransactWriteItemsCommand') return writeHeld(args.input, () => next(args))
      if (singleWrites.includes(commandName) && inProgress.has(format(Write.parse(args.input)))) {
        conflicts += 1
        const $metadata = { httpStatusCode: 400, attempts: 1 }
        throw new TransactionConflictException({ message: 'Transaction is ongoing for the item', $metadata })
      }
      return next(args)
    },
  { step: 'build', name: 'transaction-conflicts' },
)

/**
 * Rejects writes of this process to items of a transaction in progress, as DynamoDB does. Local
 * engines write one after the other instead. Returns a function that counts the conflicts so far.
 */
export function emulateTransactionConflicts(): () => number {
  isOn = true
  conflicts = 0
  return () => conflicts
}
