import type { Board } from '../use-board'
import type { BoardViewState } from '../use-board-view'
import { CancelledNotices, ConflictNotices, ConnectionNotice } from './notices'
import { BoardTrayFrame } from './tray'
import { MoveUndoBar } from './undo-bar'

type BoardTrayProps = { readonly board: Board; readonly view: BoardViewState }

/** What the board has to say, and the way back from what was just done. */
export const BoardTray = ({ board, view: { cancelled, onSeen, conflicts } }: BoardTrayProps) => (
  <BoardTrayFrame>
    <CancelledNotices tickets={cancelled} onSeen={onSeen} />
    <ConflictNotices refused={conflicts} onInsist={board.insist} onDismiss={board.dismiss} />
    <ConnectionNotice live={board.live} error={board.error} readAt={board.readAt} waiting={board.acts.queued.length} />
    {board.undoable && <MoveUndoBar undoable={board.undoable} onUndo={board.undo} />}
  </BoardTrayFrame>
)
