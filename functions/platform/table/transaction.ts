import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, UpdateCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { countConflict } from '../log'
import { table, tableName, type Item } from './table'
import { retryWithBackoff } from '../retry'

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
export type Update = NonNullable<TransactItem['Update']>

/**
 * What a failed condition means: `already` if the change was made before, or an error that may
 * depend on the current record. Undefined means that the record has changed since it was read.
 */
type Refused = 'already' | ((before: Item | undefined) => Error)

/** One write of a transaction. */
export type WriteStep = { readonly write: TransactItem; readonly onConflict?: Refused }

/** A single update, which costs half as much as a transaction. */
type SingleUpdate = { readonly update: Update; readonly onConflict?: Refused }

/**
 * Outcome of a write that threw no error. `standing` is the current record, for a single update.
 */
type WriteResult =
  | { readonly is: 'written'; readonly after: Item | undefined }
  | { readonly is: 'already' }
  | { readonly is: 'conflict' }
  | { readonly is: 'overtaken'; readonly standing: Item | undefined; readonly error: Error }

const parseItem = (item: Record<string, AttributeValue> | undefined): Item | undefined => item && unmarshall(item)

function toWriteResult(onConflict: Refused | undefined, standing: Item | undefined, error: Error): WriteResult {
  if (onConflict === 'already') return { is: 'already' }
  if (onConflict) throw onConflict(standing)
  return { is: 'overtaken', standing, error }
}

/** Cancellation reasons for which a retry may succeed. */
const temporaryReasons = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/**
 * Tries once to write all steps or none. Throws the error of the first step whose condition failed.
 */
async function attemptTransaction(steps: readonly WriteStep[]): Promise<WriteResult> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems: steps.map((step) => step.write) }))
    return { is: 'written', after: undefined }
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const reasons = error.CancellationReasons ?? []
    const refusedAt = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed')
    if (refusedAt >= 0) return toWriteResult(steps[refusedAt]?.onConflict, parseItem(reasons[refusedAt]?.Item), error)
    if (!reasons.every(({ Code }) => temporaryReasons.has(Code ?? ''))) throw error
    return { is: 'conflict' }
  }
}

/** Tries a single update once. Returns the record after the update. */
export async function attemptUpdate({ update, onConflict }: SingleUpdate): Promise<WriteResult> {
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
    )
    return { is: 'written', after: Attributes }
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return toWriteResult(onConflict, parseItem(error.Item), error)
  }
}

const retryConflicts = (attempt: () => Promise<WriteResult>): Promise<boolean> =>
  retryWithBackoff(async () => {
    const written = await attempt()
    if (written.is === 'overtaken') throw written.error
    if (written.is !== 'conflict') return { done: written.is === 'written' }
    countConflict()
    return 'again'
  })

/**
 * Writes all steps or none. Returns false if the change was made before. Throws the error of a step
 * whose condition failed. Retries conflicts with other transactions, with jitter
 * (docs/product/checkout.md#simultaneous-orders).
 * @throws Problem `unavailable` if conflicts persist
 */
export const transact = (steps: readonly WriteStep[]): Promise<boolean> =>
  retryConflicts(() => attemptTransaction(steps))

/**
 * Like `transact` for a single update, which costs half as much. The update must be idempotent,
 * because the SDK repeats it if the response is lost.
 */
export const updateOnce = (update: SingleUpdate): Promise<boolean> => retryConflicts(() => attemptUpdate(update))

type Condition = {
  readonly ConditionExpression: string
  readonly ExpressionAttributeNames?: Record<string, string>
  readonly ExpressionAttributeValues?: Record<string, unknown>
}

/** Returns a put that fails if the record exists. */
export const buildPutIfAbsent = (item: Item) => ({
  TableName: tableName(),
  Item: item,
  ConditionExpression: 'attribute_not_exists(pk)',
})

/**
 * Expected values by attribute, path or function: `version`, `size(history)`. Undefined means
 * absent.
 */
type ExpectedValues = Readonly<Record<string, unknown>>

// Attribute names may be reserved words of DynamoDB, so each gets a placeholder.
const toPlaceholders = (path: string) => path.replaceAll(/[a-z]\w*\b(?!\()/gi, '#seen_$&')

function buildCondition(seen: ExpectedValues): Required<Condition> {
  const paths = Object.keys(seen)
  const placeholders = paths.flatMap((path) => toPlaceholders(path).match(/#seen_\w+/g) ?? [])
  const valued = paths.filter((path) => seen[path] !== undefined)
  const is = (path: string) => {
    const place = valued.indexOf(path)
    return place < 0 ? `attribute_not_exists(${toPlaceholders(path)})` : `${toPlaceholders(path)} = :seen${place}`
  }
  return {
    ConditionExpression: paths.map(is).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(placeholders.map((name) => [name, name.replace('#seen_', '')])),
    ExpressionAttributeValues: Object.fromEntries(valued.map((path, place) => [`:seen${place}`, seen[path]])),
  }
}

/** Adds the condition to a write that the record still has the values that were read. */
export function ifUnchanged<Write extends object>(
  write: Write & Partial<Condition>,
  seen: ExpectedValues,
): Write & Condition {
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues } = buildCondition(seen)
  const values = { ...write.ExpressionAttributeValues, ...ExpressionAttributeValues }
  return {
    ...write,
    ConditionExpression,
    ExpressionAttributeNames: { ...write.ExpressionAttributeNames, ...ExpressionAttributeNames },
    // DynamoDB rejects an empty map of values.
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  }
}

/** A plan with one transaction and the result to return. No steps: there is nothing to change. */
type TransactionPlan<Answer> = { readonly steps: readonly WriteStep[]; readonly answer: Answer }

/**
 * A plan with one update, which costs half as much, and a result that is made from the updated
 * record. The SDK repeats the update if the response is lost, so planning again must find that
 * there is nothing to change.
 */
type UpdatePlan<Answer> = SingleUpdate & { readonly answer: (after: Item | undefined) => Answer }

export type WritePlan<Answer> = TransactionPlan<Answer> | UpdatePlan<Answer>

/** Returns the plan that writes nothing. */
export const keepUnchanged = <Answer>(answer: Answer): WritePlan<Answer> => ({ steps: [], answer })

async function executePlan<Answer>(plan: WritePlan<Answer>): Promise<{ written: WriteResult; answer: () => Answer }> {
  if ('update' in plan) {
    const written = await attemptUpdate(plan)
    return { written, answer: () => plan.answer(written.is === 'written' ? written.after : undefined) }
  }
  const written: WriteResult = plan.steps.length > 0 ? await attemptTransaction(plan.steps) : { is: 'already' }
  return { written, answer: () => plan.answer }
}

/**
 * Runs an optimistic write (decision 0033): reads, plans a conditional write, and writes all of it
 * or nothing. If another write came first, it reads and plans again. `read` gets the current record
 * if DynamoDB returned it with the failed condition. Errors of `read`, `plan` and steps are
 * rethrown.
 * @throws Problem `unavailable` if other writes come first every time
 */
export function runOptimisticWrite<Read, Answer>(
  read: (current: Item | undefined) => Promise<Read> | Read,
  plan: (read: Read) => WritePlan<Answer>,
): Promise<Answer> {
  let current: Item | undefined
  return retryWithBackoff(async () => {
    const { written, answer } = await executePlan(plan(await read(current)))
    current = written.is === 'overtaken' ? written.standing : undefined
    if (written.is !== 'conflict' && written.is !== 'overtaken') return { done: answer() }
    countConflict()
    return 'again'
  })
}
