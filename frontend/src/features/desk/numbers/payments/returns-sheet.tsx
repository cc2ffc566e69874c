import { Dialog, DialogBody } from '#ui/dialog/dialog'
import type { OpenedFigure } from '../figure-table'
import { DEPOSITS_FIGURE, PeriodDeposits } from './deposit-list'
import { PeriodRefunds, REFUNDS_FIGURE } from './refund-list'
import type { ReturnsProps } from './use-returns'

export type FigureSheetProps = ReturnsProps & { readonly figure: OpenedFigure; readonly onClose: () => void }

/** Whether a figure opens to the refunds or the deposits of the whole period. */
export const isReturnsFigure = (of: string): boolean => of === REFUNDS_FIGURE.of || of === DEPOSITS_FIGURE.of

/** The refunds or the deposits of a period. */
export function ReturnsSheet({ figure, onClose, ...of }: FigureSheetProps) {
  const List = figure.of === DEPOSITS_FIGURE.of ? PeriodDeposits : PeriodRefunds
  return (
    <Dialog placement="end" title={figure.name} closeLabel="Close the details" onClose={onClose}>
      <DialogBody>
        <List {...of} />
      </DialogBody>
    </Dialog>
  )
}
