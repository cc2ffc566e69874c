import { Problem } from '#shared/problem'
import { createEditConflict } from '../changes/log'
import type { UndoHandler } from '../changes/undoing'
import { revokePrinter } from './store'

/** Takes a printer back that was added; one that was removed has no address any more. */
export const undoPrinter: UndoHandler = async ({ change, location, by, now, alongside }) => {
  if (change.before !== 'null')
    throw new Problem('invalid-input', 'A printer that was removed is added again, with a new address.')
  try {
    return await revokePrinter({ location, id: change.subjectId, by, now, alongside })
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') throw createEditConflict(null)
    throw error
  }
}
