import type { LocationCode } from '#shared/locations/index'
import type { WriteStep } from '../runtime/transact'
import type { ChangeRecord } from './records'

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
