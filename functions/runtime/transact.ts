import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { countConflict } from './log'
import { table } from './table'
import type { Item } from './table'
import { retryWithBackoff } from './until-done'

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
