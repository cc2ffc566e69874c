import { Problem } from '#shared/problem'
import { changedMeanwhile } from '../changes/log'
import type { Undo } from '../changes/undoing'
import { revokePrinter } from './store'

/** Takes a printer back that was added; one that was removed has no address any more. */
export const undoPrinter: Undo = async ({ change, location, by, now, alongside }) => {
  if (change.before !== 'null')
    throw new Problem('invalid-input', 'A printer that was removed is added again, with a new address.')
  try {
    return await revokePrinter({ location, id: change.subjectId, by, now, alongside })
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') throw changedMeanwhile(null)
    throw error
  }
}
