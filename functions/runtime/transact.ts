import * as z from 'zod/mini'
import { ServiceError } from './aws-json'
import { TransactWriteCommand, UpdateCommand } from './table-commands'
import type { TransactWriteCommandInput } from './table-commands'
import { meterConflict } from './log'
import { table } from './table'
import { isConditionFailed } from './table-client'
import type { Item } from './table'
import { untilDone } from './until-done'

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
export type Update = NonNullable<TransactItem['Update']>

/**
 * What it means that a condition does not hold: that all of it is so `already`, or an error, given the record as it
 * stands. Where nothing is said, what was read has changed since.
 */
type Refused = 'already' | ((before: Item | undefined) => Error)

/** One write of a transaction. */
export type Step = { readonly write: TransactItem; readonly refused?: Refused }

/** One update on its own, at half the price of a transaction. */
export type OneUpdate = { readonly update: Update; readonly refused?: Refused }

/** How a write ended that threw nothing: `standing` is the record that a single update was refused for. */
export type Written =
  | { readonly is: 'written'; readonly after: Item | undefined }
  | { readonly is: 'already' }
  | { readonly is: 'conflict' }
  | { readonly is: 'overtaken'; readonly standing: Item | undefined; readonly error: Error }

const ARecord = z.nullish(z.record(z.string(), z.unknown()))
/** What a refusal says of the record that stands in the way, and a transaction's of each of its steps. */
const Refusal = z.object({ Item: ARecord })
const Cancelled = z.object({
  CancellationReasons: z._default(z.array(z.object({ Code: z._default(z.string(), ''), Item: ARecord })), []),
})

function refusal(refused: Refused | undefined, standing: Item | undefined, error: Error): Written {
  if (refused === 'already') return { is: 'already' }
  if (refused) throw refused(standing)
  return { is: 'overtaken', standing, error }
}

/** Reasons against a transaction that pass by themselves. */
const passing = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/** One attempt to write all steps or none; throws what the first that is refused says. */
export async function attemptAll(steps: readonly Step[]): Promise<Written> {
  try {
    await table.send(new TransactWriteCommand({ TransactItems: steps.map((step) => step.write) }))
    return { is: 'written', after: undefined }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.name !== 'TransactionCanceledException') throw error
    const { CancellationReasons: reasons } = Cancelled.parse(error.details)
    const refusedAt = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed')
    if (refusedAt >= 0) return refusal(steps[refusedAt]?.refused, reasons[refusedAt]?.Item ?? undefined, error)
    if (!reasons.every(({ Code }) => passing.has(Code))) throw error
    return { is: 'conflict' }
  }
}

/** One attempt at a single update; it gives the record as it is then. */
export async function attemptOne({ update, refused }: OneUpdate): Promise<Written> {
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
    )
    return { is: 'written', after: Attributes }
  } catch (error) {
    if (error instanceof ServiceError && error.name === 'TransactionConflictException') return { is: 'conflict' }
    if (!isConditionFailed(error)) throw error
    return refusal(refused, Refusal.parse(error.details).Item ?? undefined, error)
  }
}

const untilWritten = (attempt: () => Promise<Written>): Promise<boolean> =>
  untilDone(async () => {
    const written = await attempt()
    if (written.is === 'overtaken') throw written.error
    if (written.is !== 'conflict') return { done: written.is === 'written' }
    meterConflict()
    return 'again'
  })

/**
 * Writes all steps or none, and gives whether it wrote: not where it is so already. A step whose condition fails
 * throws that step's own error; conflicts with other transactions are tried again with jitter
 * (docs/product/checkout.md#simultaneous-orders) and end in `unavailable`.
 */
export const transact = (steps: readonly Step[]): Promise<boolean> => untilWritten(() => attemptAll(steps))

/** The same for a single update, at half the price. Its answer may get lost: it has to be one that may come twice. */
export const updateOnce = (update: OneUpdate): Promise<boolean> => untilWritten(() => attemptOne(update))
