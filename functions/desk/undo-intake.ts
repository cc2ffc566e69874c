import type { UndoHandler } from '../changes/undoing'
import { undoIntakeChange } from '../kitchen/store-intake'
import { undoCapacity, undoStations } from '../slots/store-promises'

/**
 * Puts back what the kitchen took in, or what its promises are made of: the log calls each of them
 * a change of the intake.
 */
export const undoIntake: UndoHandler = (undoing) => {
  switch (undoing.change.subjectId) {
    case 'stations':
      return undoStations(undoing)
    case 'capacity':
      return undoCapacity(undoing)
    default:
      return undoIntakeChange(undoing)
  }
}
