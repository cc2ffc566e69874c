import type { ChangeKind } from '#shared/contract/desk/changes'
import { Problem } from '#shared/problem'
import type { Step } from '../runtime/transact'
import type { ChangeRecord } from './records'

/** An undoing: the change to put back, by whom and when, and what is written in the same transaction. */
export type Undoing = {
  readonly change: ChangeRecord
  readonly by: string
  readonly now: Date
  readonly alongside: (made: ChangeRecord) => readonly Step[]
}

/**
 * Puts a change's `before` back where the thing is still as its `after` says, and gives the change that this is; throws
 * `changed-meanwhile` with the thing as it is now.
 */
export type Undo = (undoing: Undoing) => Promise<ChangeRecord>

/** How each kind of thing is put back. */
const undos: Partial<Record<ChangeKind, Undo>> = {}

/** Puts back what a change changed (docs/product/desk.md#undoing). */
export function undoChange(undoing: Undoing): Promise<ChangeRecord> {
  const undo = undos[undoing.change.kind]
  if (!undo) throw new Problem('invalid-input', 'This change cannot be undone.')
  return undo(undoing)
}
