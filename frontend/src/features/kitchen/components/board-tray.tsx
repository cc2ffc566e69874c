import type { Board } from '../use-board'
import type { View } from '../use-board-view'
import { CancelledNotices, ConflictNotices, ConnectionNotice } from './notices'
import { Tray } from './tray'
import { UndoBar } from './undo-bar'

type BoardTrayProps = { readonly board: Board; readonly view: View }

/** What the board has to say, and the way back from what was just done. */
export const BoardTray = ({ board, view: { cancelled, onSeen, conflicts } }: BoardTrayProps) => (
  <Tray>
    <CancelledNotices tickets={cancelled} onSeen={onSeen} />
    <ConflictNotices refused={conflicts} onInsist={board.insist} onDismiss={board.dismiss} />
    <ConnectionNotice live={board.live} error={board.error} readAt={board.readAt} waiting={board.acts.queued.length} />
    {board.undoable && <UndoBar undoable={board.undoable} onUndo={board.undo} />}
  </Tray>
)
