import * as z from 'zod/mini'
import { ActivityKind } from '#shared/contract/desk/changes'
import type { LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../runtime/shape'

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
