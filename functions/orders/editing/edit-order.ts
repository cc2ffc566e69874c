import { CountEnded } from '../../menu/portion-repository'
import { retryWithBackoff } from '../../platform/retry'
import { runOptimisticWrite } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'
import { addNextTime } from '../times/next-time'
import type { EditCommand } from './edit-command'
import { planEdit } from './plan-edit'
import { prepareEdit } from './prepare-edit'

/**
 * Changes a placed order. One transaction prices it again and reserves or releases the differences
 * (decision 0008). Returns the order, unchanged if the edit changes nothing.
 * @throws Problem of the first rule that the edit breaks, or of the reservation that failed
 */
export const editOrder = (command: EditCommand): Promise<OrderRecord> =>
  retryWithBackoff(async () => {
    try {
      return { done: await runOptimisticWrite(() => prepareEdit(command), planEdit) }
    } catch (error) {
      if (error instanceof CountEnded) return 'again'
      throw await addNextTime(error, command.now)
    }
  })
