import * as z from 'zod/mini'
import { ActivityKind } from '#shared/platform/contract'
import type { LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../table/table-schema'
import { isTestSiteBesideLive } from '#shared/locations/group-data'
import type { WriteStep } from '../table/transaction'
import { expiresAfter } from '../table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** Keys of a location's log: one partition, sorted by time. */
export const changeKeys = {
  of: (location: LocationCode) => `CHANGES#${location}`,
  change: (location: LocationCode, id: string) => ({ pk: `CHANGES#${location}`, sk: id }),
} as const

const TEST_LOG_SECONDS = 30 * DAY_SECONDS

/** The log of a test site next to a live one expires, because anyone may fill it. */
const expiryField = { expiresAt: z.optional(z.int()) }

/** Returns when an entry of a location's log expires, in epoch seconds; nothing if it stays. */
export const getLogExpiry = (location: LocationCode, now: Date): { readonly expiresAt?: number } =>
  isTestSiteBesideLive(location) ? { expiresAt: expiresAfter(now, TEST_LOG_SECONDS) } : {}

/** A change that a manager made, written in the transaction that makes it (decision 0040). */
export const ChangeRecord = versionedRecord(
  z.object({
    type: z.literal('Change'),
    id: z.string(),
    at: z.string(),
    by: z.string(),
    kind: ActivityKind,
    subjectId: z.string(),
    title: z.string(),
    /** JSON, because one log holds all kinds of things. */
    before: z.string(),
    after: z.string(),
    ...expiryField,
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
    /** Whether another entry stands for all of them, so that lists of the log leave them out. */
    isDetail: z.optional(z.boolean()),
    ...expiryField,
  }),
)
export type ChangePack = z.infer<typeof ChangePack>

/** A request to undo a change. */
export type UndoRequest = {
  readonly change: ChangeRecord
  /** The location whose log holds the change. */
  readonly location: LocationCode
  readonly by: string
  readonly now: Date
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (made: ChangeRecord) => readonly WriteStep[]
}

/**
 * Restores the `before` of a change and returns the new change.
 * @throws Problem `changed-meanwhile` with the current version if that differs from `after`
 */
export type UndoHandler = (request: UndoRequest) => Promise<ChangeRecord>
