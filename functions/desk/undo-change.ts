import type { ActivityKind } from '#shared/contract/desk/changes'
import { Problem } from '#shared/problem'
import type { ChangeRecord } from '../changes/records'
import type { UndoHandler, UndoRequest } from '../changes/undoing'
import { undoAvailability } from '../inventory/undo-availability'
import { undoItem } from '../inventory/undo-item'
import { undoPrinter } from '../printing/undo-printer'
import { undoCategories } from './store-categories'
import { undoHours } from './store-hours'
import { undoSpecials } from './store-specials'
import { undoDish } from './undo-dish'
import { undoIntake } from './undo-intake'

/** How each kind of thing is put back. */
const undos: Partial<Record<ActivityKind, UndoHandler>> = {
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
export const groupChangeKinds: ReadonlySet<ActivityKind> = new Set(['category', 'item', 'picture'])

/** Puts back what a change changed (docs/product/desk.md#undoing). */
export function undoChange(undoing: UndoRequest): Promise<ChangeRecord> {
  const undo = undos[undoing.change.kind]
  if (!undo)
    throw new Problem(
      'invalid-input',
      'This cannot be undone: a picture shows only where a dish has it, and a code or an answer that was given is the guest’s.',
    )
  return undo(undoing)
}
