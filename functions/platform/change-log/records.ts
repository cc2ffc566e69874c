import * as z from 'zod/mini'
import { ActivityKind } from '#shared/platform/contract'
import type { LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../table/table-schema'
import type { WriteStep } from '../table/transaction'

/** Where a location's log stands: one partition, in the order of time. */
export const changeKeys = {
  of: (location: LocationCode) => `CHANGES#${location}`,
  change: (location: LocationCode, id: string) => ({ pk: `CHANGES#${location}`, sk: id }),
} as const

/** A change at the desk, written in the transaction that makes it (decision 0040). */
export const ChangeRecord = versionedRecord(
  z.object({
    type: z.literal('Change'),
    id: z.string(),
    at: z.string(),
    by: z.string(),
    kind: ActivityKind,
    subjectId: z.string(),
    title: z.string(),
    /** The thing as the desk reads it, JSON; so that any kind of thing stands in one log. */
    before: z.string(),
    after: z.string(),
  }),
)
export type ChangeRecord = z.infer<typeof ChangeRecord>

/** One change of a pack; `before` and `after` are JSON. */
export const PackedChange = z.object({
  subjectId: z.string(),
  title: z.string(),
  before: z.string(),
  after: z.string(),
})
export type PackedChange = z.infer<typeof PackedChange>

/**
 * Changes of several things in one record, because a transaction has at most 100 items; read as
 * separate entries.
 */
export const ChangePack = versionedRecord(
  z.object({
    type: z.literal('ChangePack'),
    id: z.string(),
    at: z.string(),
    by: z.string(),
    kind: ActivityKind,
    changes: z.array(PackedChange),
  }),
)
export type ChangePack = z.infer<typeof ChangePack>

/**
 * An undoing: the change to put back, by whom and when, and what is written in the same
 * transaction.
 */
export type UndoRequest = {
  readonly change: ChangeRecord
  /** In whose log the change stands. */
  readonly location: LocationCode
  readonly by: string
  readonly now: Date
  readonly alongside: (made: ChangeRecord) => readonly WriteStep[]
}

/**
 * Puts a change's `before` back where the thing is still as its `after` says, and gives the change
 * that this is; throws `changed-meanwhile` with the thing as it is now.
 */
export type UndoHandler = (undoing: UndoRequest) => Promise<ChangeRecord>
