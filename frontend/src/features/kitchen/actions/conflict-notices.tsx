import { Button } from '#ui/button'
import type { BoardAction } from '#shared/kitchen/board-actions'
import { resolveStage } from '#shared/orders/status'
import { useProblemText, useWords, type Words } from '#base/language/use-words'
import type { Conflict } from './outbox'
import { getStageName } from '../tickets/tickets'
import { Notice, noticeActsClass } from '../board/notice'

function describeAction(act: BoardAction, { board: { notices }, tickets }: Words): string {
  if (act.kind === 'strike') return notices.ofTicket(act.ticketNumber, act.isStruck ? notices.struck : notices.putBack)
  return notices.toStage(act.ticketNumber, getStageName(resolveStage(act.to), tickets))
}

type ConflictNoticesProps = {
  readonly rejected: readonly Conflict[]
  readonly onResend: (act: BoardAction) => void
  readonly onDismiss: (act: BoardAction) => void
}

/** Actions queued while offline that conflict with later changes by others. */
export function ConflictNotices({ rejected, onResend, onDismiss }: ConflictNoticesProps) {
  const words = useWords()
  const describe = useProblemText()
  const { notices } = words.board
  return rejected.map(({ act, reason, code, mayRepeat }) => (
    <Notice
      key={act.id}
      tone="warning"
      acts={
        <div className={noticeActsClass}>
          {mayRepeat && (
            <Button variant="outline" onClick={() => onResend(act)}>
              {notices.updateAnyway}
            </Button>
          )}
          <Button variant="outline" onClick={() => onDismiss(act)}>
            {mayRepeat ? notices.keepAsIs : notices.ok}
          </Button>
        </div>
      }
    >
      {notices.notChanged(describeAction(act, words), describe(code, reason))}
    </Notice>
  ))
}
