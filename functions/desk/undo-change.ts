import type { ChangeKind } from '#shared/contract/desk/changes'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { undoAvailability } from '../inventory/undo-availability'
import { undoItem } from '../inventory/undo-item'
import { undoPrinter } from '../printing/undo-printer'
import type { Step } from '../runtime/transact'
import type { ChangeRecord } from './records'
import { undoHours } from './store-hours'
import { undoCategories } from './store-categories'
import { undoIntake } from './store-promises'
import { undoSpecials } from './store-specials'
import { undoDish } from './undo-dish'

/** An undoing: the change to put back, by whom and when, and what is written in the same transaction. */
export type Undoing = {
  readonly change: ChangeRecord
  /** In whose log the change stands. */
  readonly location: LocationCode
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
const undos: Partial<Record<ChangeKind, Undo>> = {
  availability: undoAvailability,
  hours: undoHours,
  intake: undoIntake,
  category: undoCategories,
  dish: undoDish,
  item: undoItem,
  special: undoSpecials,
  printer: undoPrinter,
}

/** What belongs to the whole group is put back by who may change it there (decision 0040). */
export const groupKinds: ReadonlySet<ChangeKind> = new Set(['category', 'item', 'picture'])

/** Puts back what a change changed (docs/product/desk.md#undoing). */
export function undoChange(undoing: Undoing): Promise<ChangeRecord> {
  const undo = undos[undoing.change.kind]
  if (!undo)
    throw new Problem(
      'invalid-input',
      'This cannot be undone: a picture shows only where a dish has it, and a code or an answer that was given is the guest’s.',
    )
  return undo(undoing)
}
