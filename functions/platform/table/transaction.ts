import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { countConflict } from '../log'
import { table, tableName } from './table'
import type { Item } from './table'
import { retryWithBackoff } from '../retry'

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
export type Update = NonNullable<TransactItem['Update']>

/**
 * What it means that a condition does not hold: that all of it is so `already`, or an error, given
 * the record as it stands. Where nothing is said, what was read has changed since.
 */
type Refused = 'already' | ((before: Item | undefined) => Error)

/** One write of a transaction. */
export type WriteStep = { readonly write: TransactItem; readonly refused?: Refused }

/** One update on its own, at half the price of a transaction. */
export type SingleUpdate = { readonly update: Update; readonly refused?: Refused }

/**
 * How a write ended that threw nothing: `standing` is the record that a single update was refused
 * for.
 */
export type WriteResult =
  | { readonly is: 'written'; readonly after: Item | undefined }
  | { readonly is: 'already' }
  | { readonly is: 'conflict' }
  | { readonly is: 'overtaken'; readonly standing: Item | undefined; readonly error: Error }

const plain = (item: Record<string, AttributeValue> | undefined): Item | undefined => item && unmarshall(item)

function refusal(refused: Refused | undefined, standing: Item | undefined, error: Error): WriteResult {
  if (refused === 'already') return { is: 'already' }
  if (refused) throw refused(standing)
  return { is: 'overtaken', standing, error }
}

/** Reasons against a transaction that pass by themselves. */
const passing = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/** One attempt to write all steps or none; throws what the first that is refused says. */
export async function attemptTransaction(steps: readonly WriteStep[]): Promise<WriteResult> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems: steps.map((step) => step.write) }))
    return { is: 'written', after: undefined }
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const reasons = error.CancellationReasons ?? []
    const refusedAt = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed')
    if (refusedAt >= 0) return refusal(steps[refusedAt]?.refused, plain(reasons[refusedAt]?.Item), error)
    if (!reasons.every(({ Code }) => passing.has(Code ?? ''))) throw error
    return { is: 'conflict' }
  }
}

/** One attempt at a single update; it gives the record as it is then. */
export async function attemptUpdate({ update, refused }: SingleUpdate): Promise<WriteResult> {
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
    )
    return { is: 'written', after: Attributes }
  } catch (error) {
    if (error instanceof TransactionConflictException) return { is: 'conflict' }
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return refusal(refused, plain(error.Item), error)
  }
}

const untilWritten = (attempt: () => Promise<WriteResult>): Promise<boolean> =>
  retryWithBackoff(async () => {
    const written = await attempt()
    if (written.is === 'overtaken') throw written.error
    if (written.is !== 'conflict') return { done: written.is === 'written' }
    countConflict()
    return 'again'
  })

/**
 * Writes all steps or none, and gives whether it wrote: not where it is so already. A step whose
 * condition fails throws that step's own error; conflicts with other transactions are tried again
 * with jitter (docs/product/checkout.md#simultaneous-orders) and end in `unavailable`.
 */
export const transact = (steps: readonly WriteStep[]): Promise<boolean> => untilWritten(() => attemptTransaction(steps))

/**
 * The same for a single update, at half the price. Its answer may get lost: it has to be one that
 * may come twice.
 */
export const updateOnce = (update: SingleUpdate): Promise<boolean> => untilWritten(() => attemptUpdate(update))

type Condition = {
  readonly ConditionExpression: string
  readonly ExpressionAttributeNames?: Record<string, string>
  readonly ExpressionAttributeValues?: Record<string, unknown>
}

/** The put of a record that is not there yet. */
export const buildPutIfAbsent = (item: Item) => ({
  TableName: tableName(),
  Item: item,
  ConditionExpression: 'attribute_not_exists(pk)',
})

/**
 * What a decision looked at, by attribute or path: `version`, `size(history)`; undefined is none.
 */
export type ExpectedValues = Readonly<Record<string, unknown>>

// Any word may be reserved by the table, so that each goes by a name of its own.
const named = (path: string) => path.replaceAll(/[a-z]\w*\b(?!\()/gi, '#seen_$&')

function conditionOf(seen: ExpectedValues): Required<Condition> {
  const paths = Object.keys(seen)
  const words = paths.flatMap((path) => named(path).match(/#seen_\w+/g) ?? [])
  const valued = paths.filter((path) => seen[path] !== undefined)
  const is = (path: string) => {
    const place = valued.indexOf(path)
    return place < 0 ? `attribute_not_exists(${named(path)})` : `${named(path)} = :seen${place}`
  }
  return {
    ConditionExpression: paths.map(is).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(words.map((word) => [word, word.replace('#seen_', '')])),
    ExpressionAttributeValues: Object.fromEntries(valued.map((path, place) => [`:seen${place}`, seen[path]])),
  }
}

/** A write, of one record, that takes place only while what was seen of the record is as it was. */
export function ifUnchanged<Write extends object>(
  write: Write & Partial<Condition>,
  seen: ExpectedValues,
): Write & Condition {
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues } = conditionOf(seen)
  const values = { ...write.ExpressionAttributeValues, ...ExpressionAttributeValues }
  return {
    ...write,
    ConditionExpression,
    ExpressionAttributeNames: { ...write.ExpressionAttributeNames, ...ExpressionAttributeNames },
    // The table refuses an empty list of values.
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  }
}

/**
 * What a decision comes to: steps of one transaction, none where it is so already, and the answer.
 */
type Steps<Answer> = { readonly steps: readonly WriteStep[]; readonly answer: Answer }

/**
 * Or one update, at half the price, answered from the record as it is then. Its answer may get lost
 * on the way to us, so that the same decision, made again, has to find that it is so already.
 */
type Single<Answer> = SingleUpdate & { readonly answer: (after: Item | undefined) => Answer }

export type WritePlan<Answer> = Steps<Answer> | Single<Answer>

/** The plan that writes nothing: it is so already. */
export const keepUnchanged = <Answer>(answer: Answer): WritePlan<Answer> => ({ steps: [], answer })

async function carriedOut<Answer>(plan: WritePlan<Answer>): Promise<{ written: WriteResult; answer: () => Answer }> {
  if ('update' in plan) {
    const written = await attemptUpdate(plan)
    return { written, answer: () => plan.answer(written.is === 'written' ? written.after : undefined) }
  }
  const written: WriteResult = plan.steps.length > 0 ? await attemptTransaction(plan.steps) : { is: 'already' }
  return { written, answer: () => plan.answer }
}

/**
 * The one optimistic write (decision 0033). Reads what a decision needs, lets `plan` say what to
 * write and on what conditions, and writes it at once or not at all; overtaken by somebody else it
 * reads and plans again. `read` is given the record as it stands where the table told it when it
 * refused an update. Both may throw; so does a step that is refused for a reason of its own. Throws
 * `unavailable` when it is overtaken every time.
 */
export function runOptimisticWrite<Read, Answer>(
  read: (standing: Item | undefined) => Promise<Read> | Read,
  plan: (read: Read) => WritePlan<Answer>,
): Promise<Answer> {
  let standing: Item | undefined
  return retryWithBackoff(async () => {
    const { written, answer } = await carriedOut(plan(await read(standing)))
    standing = written.is === 'overtaken' ? written.standing : undefined
    if (written.is !== 'conflict' && written.is !== 'overtaken') return { done: answer() }
    countConflict()
    return 'again'
  })
}
