import type { ComponentType, ReactNode } from 'react'
import type { Ticket } from '#shared/orders/contract'
import type { StageCommand } from '#shared/kitchen/board-actions'
import { joinClasses } from '#ui/class-names'
import { areLinesDone, filterStationLines } from '#shared/kitchen/ticket-items'
import { useTicketActions } from './board-contexts'
import type { Board } from './use-board'
import { LazyKeysDialog, useBoardKeys, useShiftTapGuard } from './board-input'
import { useBoardSettings } from './side-panel'
import { sortLeftLast, useBoardView } from './use-board-view'
import { EmptyBoard, boardColumnsClass } from './board-states'
import { BoardTray } from './board-controls'
import { BoardToolBar, type BoardFilterControl } from './board-tool-bar'
import { FailedRefundNotices, FirstCancelledNotice, UnconfirmedNotice } from './notices'
import { OpenPanel } from './open-panel'
import styles from './board-view.module.css'
import type { TicketCardProps } from '../tickets/ticket-card'

export type BoardViewProps = {
  readonly board: Board
  readonly tickets: readonly Ticket[]
  readonly Card: ComponentType<TicketCardProps>
  /** Returns the command that the bump key sends for a ticket. */
  readonly nextOf: (ticket: Ticket) => StageCommand | null
  /** Filters the tickets; by default the board shows all. */
  readonly pick?: (onBoard: readonly Ticket[]) => readonly Ticket[]
  readonly empty: string
  readonly filter?: BoardFilterControl
  readonly above?: ReactNode
}

/** Everything below a board's title: controls, tickets, panels and notices. */
export function BoardView({ board, tickets, Card, nextOf, pick = (all) => all, empty, filter, above }: BoardViewProps) {
  const { station, setStation, panel, setPanel, onPanelKey } = useBoardSettings()
  const view = useBoardView(board, tickets)
  const work = useTicketActions()
  const { setHelpShown, failedIds } = view
  const { unanswered, failedRefunds } = view
  const still = useShiftTapGuard(
    [unanswered.length > 0 ? 1 : 0, failedRefunds.failedRefunds?.length ?? 0, view.cancelled.length].join(),
  )
  const ofStation = ({ orderItems }: Ticket) => filterStationLines(orderItems, station).length > 0
  const shown = sortLeftLast(pick(view.onBoard)).filter(ofStation)
  const bump = (ticket: Ticket) => {
    const lines = filterStationLines(ticket.orderItems, station)
    const toMake = lines.filter(({ isStruck }) => !isStruck)
    const next = nextOf(ticket)
    if (station && !areLinesDone(lines)) work.strike(ticket, toMake, true)
    else if (next) work.move(ticket, next)
  }
  const chosenId = useBoardKeys({
    tickets: shown,
    onBump: bump,
    onUndo: board.undo,
    onHelp: () => setHelpShown(true),
    onPanel: onPanelKey,
  })
  return (
    <>
      <BoardToolBar
        view={view}
        filter={filter}
        station={station}
        onStation={setStation}
        panel={panel}
        onPanel={setPanel}
      />
      {above}
      <FirstCancelledNotice tickets={view.cancelled} onSeen={view.onSeen} />
      <UnconfirmedNotice
        tickets={unanswered}
        onConfirm={() => unanswered.forEach((ticket) => work.move(ticket, { status: 'confirmed' }))}
        onSeen={view.onUnansweredSeen}
      />
      <FailedRefundNotices {...failedRefunds} />
      <div onClickCapture={still} className={styles.view}>
        {panel && <OpenPanel panel={panel} view={view} onClose={() => setPanel(null)} />}
        <div className={styles.tickets}>
          {shown.length === 0 ? (
            <EmptyBoard title={empty} />
          ) : (
            <div className={joinClasses(boardColumnsClass, styles.columns)}>
              {shown.map((ticket) => (
                <Card
                  key={ticket.id}
                  ticket={ticket}
                  station={station}
                  isChosen={ticket.id === chosenId}
                  hasFailed={failedIds.has(ticket.id)}
                />
              ))}
            </div>
          )}
        </div>
      </div>
      <BoardTray board={board} conflicts={view.conflicts} />
      {view.isHelpShown && <LazyKeysDialog onClose={() => setHelpShown(false)} />}
    </>
  )
}
