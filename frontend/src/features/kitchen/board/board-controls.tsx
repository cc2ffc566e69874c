import { getStageName } from '../tickets/tickets'
import { useId, useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { resolveStage } from '#shared/orders/status'
import { WorkLocationSelect } from '#base/location/work-location'
import { useWords } from '#base/language/use-words'
import type { UndoableMove } from '../actions/use-outbox'
import { useClockValue } from './clock'
import type { Board } from './use-board'
import type { BoardViewState } from './use-board-view'
import { ConflictNotices, ConnectionNotice } from './notices'
import { stations, type Station } from '#shared/menu/contract'
import { ChevronDownIcon, MonitorIcon } from 'lucide-react'
import styles from './board-controls.module.css'

/** Shows messages over the end of the board, so that they don't move tickets under a finger. */
const BoardTrayFrame = ({ children }: { readonly children: ReactNode }) => <div className={styles.tray}>{children}</div>

type UndoBarProps = { readonly undoable: UndoableMove; readonly onUndo: () => void }

/** The last move, with Undo while it is possible. */
function MoveUndoBar({ undoable: { move, until }, onUndo }: UndoBarProps) {
  const { board: words, tickets } = useWords()
  const seconds = useClockValue((now) => Math.max(1, Math.ceil((until - now) / 1_000)))
  return (
    <div role="status" className={styles.undo}>
      <span>
        {tickets.ticket(move.ticketNumber)}: {getStageName(resolveStage(move.to), tickets)}
      </span>
      <Button className={styles.seconds} onClick={onUndo} aria-label={words.tools.undoTicket(move.ticketNumber)}>
        {words.tools.undo} <span aria-hidden>{seconds}</span>
      </Button>
    </div>
  )
}

type BoardTrayProps = {
  readonly board: Board
  readonly conflicts: BoardViewState['conflicts']
}

/** The board's messages, and Undo for the last move. */
export const BoardTray = ({ board, conflicts }: BoardTrayProps) => (
  <BoardTrayFrame>
    <ConflictNotices rejected={conflicts} onResend={board.resend} onDismiss={board.dismiss} />
    <ConnectionNotice live={board.live} error={board.error} readAt={board.readAt} waiting={board.acts.queued.length} />
    {board.undoable && <MoveUndoBar undoable={board.undoable} onUndo={board.undo} />}
  </BoardTrayFrame>
)

type StationTabsProps = { readonly station: Station | null; readonly onChoose: (station: Station | null) => void }

/** Chooses the station that this board shows. */
export function StationTabs({ station, onChoose }: StationTabsProps) {
  const { board: words, tickets } = useWords()
  return (
    <div role="group" aria-label={words.tools.station} className={styles.stations}>
      {[null, ...stations].map((one) => (
        <Button
          key={one ?? 'all'}
          variant={one === station ? 'solid' : 'outline'}
          className={joinClasses(styles.station, styles.flat)}
          aria-pressed={one === station}
          onClick={() => onChoose(one)}
        >
          {one ? tickets.stations[one] : words.tools.all}
        </Button>
      ))}
    </div>
  )
}

type DisplayButtonProps = { readonly onTurn: () => void }

/** Switches this device to the display, permanently. */
export const DisplayButton = ({ onTurn }: DisplayButtonProps) => (
  <Button variant="outline" className={styles.narrow} onClick={onTurn}>
    <MonitorIcon />
    {useWords().board.display}
  </Button>
)

const shownAt = { wide: styles.onWide, narrow: styles.onNarrow } as const

/**
 * Links a real board to the practice board: next to the title on wide screens, else among the
 * settings.
 */
export const PracticeLink = ({ on }: { readonly on: keyof typeof shownAt }) => (
  <ButtonLink variant="outline" className={joinClasses(styles.narrow, shownAt[on])} href="/kitchen/practice">
    {useWords().board.practice}
  </ButtonLink>
)

type BoardLocationProps = { readonly of: 'kitchen' | 'dashboard' | 'counter' }

/** Switches the board to another location. */
export const BoardLocationSelect = ({ of }: BoardLocationProps) => (
  <WorkLocationSelect className={joinClasses(styles.location, styles[of])} />
)

type ToolBarProps = {
  /** Summarizes the board's settings. */
  readonly summary: string
  /** Controls that are always visible. */
  readonly visibleControls: ReactNode
  readonly children: ReactNode
}

/** The board's controls. On a phone they collapse behind a summary, to leave room for tickets. */
export function ToolBar({ summary, visibleControls, children }: ToolBarProps) {
  const { tools } = useWords().board
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.toolBar}>
      <Button
        variant="outline"
        className={joinClasses(styles.summary, styles.onNarrow)}
        aria-label={tools.settings(summary)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.summaryText}>{summary}</span>
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </Button>
      <div id={id} className={joinClasses(styles.tools, isOpen && styles.open)}>
        {children}
      </div>
      {visibleControls}
    </div>
  )
}
