import './display.css'
import { useState, type ReactNode } from 'react'
import type { Ticket } from '#shared/orders/contract'
import type { StageCommand } from '#shared/kitchen/board-actions'
import {
  filterStationLines,
  getCookStation,
  hasOpenLinesAt,
  isShownAtStation,
  sortReadyLast,
} from '#shared/kitchen/ticket-items'
import { getExpoAction } from '#shared/orders/status'
import { EmptyBoard } from '../board/board-states'
import { TicketActionsContext, useTicketActions } from '../board/board-contexts'
import { LazyKeysDialog, useBoardKeys, useTapGuard } from '../board/board-input'
import { ConflictNotices, FailedRefundNotices, FirstCancelledNotice, UnconfirmedNotice } from '../board/notices'
import type { Board } from '../board/use-board'
import { useBoardSettings } from '../board/side-panel'
import { useBoardView } from '../board/use-board-view'
import { DisplayPages, useTicketPlaces, type DisplayTicketProps } from './display-pages'
import { DisplayStatusBar, type StatusFigure } from './display-status-bar'
import { useExpoConfirmation } from './use-expo-confirmation'
import { useDisplaySettings, useFullScreenDisplay } from './use-display'
import { useBeyondCounts, useDisplayPages } from './use-display-pages'

export type DisplayViewProps = {
  readonly board: Board
  readonly tickets: readonly Ticket[]
  readonly way: DisplayTicketProps['way']
  readonly nextOf: (ticket: Ticket) => StageCommand | null
  readonly pick?: (onBoard: readonly Ticket[]) => readonly Ticket[]
  readonly empty: string
  /** The board's filter: its control, a summary and whether it includes only active orders. */
  readonly filter?: { readonly choice: ReactNode; readonly summary: string; readonly isOfActive: boolean }
  readonly figures: readonly StatusFigure[]
  readonly onLeave: () => void
  /** The practice coach, between the status bar and the tickets. */
  readonly coach?: ReactNode
}

/**
 * Returns the cancelled tickets to name in a line. Once out of sight, a ticket stays there until it
 * is seen: the line takes space, so that the pages, and what is in sight, depend on it.
 */
function useCancelledOutOfSight(cancelled: readonly Ticket[], isInSight: (id: string) => boolean): readonly Ticket[] {
  const [named, setNamed] = useState<ReadonlySet<string>>(new Set())
  const added = cancelled.filter(({ id }) => !named.has(id) && !isInSight(id))
  if (added.length > 0) setNamed(new Set([...named, ...added.map(({ id }) => id)]))
  return cancelled.filter(({ id }) => named.has(id))
}

/** A board as a display: one status bar, and tickets that fill the screen in pages. */
export function DisplayView(props: DisplayViewProps) {
  const { board, tickets, way, nextOf, pick = (all) => all, empty, filter, figures, onLeave, coach } = props
  useFullScreenDisplay()
  const settings = useDisplaySettings()
  const { panel, setPanel, onPanelKey } = useBoardSettings()
  const { post, density } = settings
  const view = useBoardView(board, tickets, (ticket) => hasOpenLinesAt(ticket, post))
  const isOfActive = filter?.isOfActive ?? true
  const ofScreen = pick(view.onBoard).filter((ticket) => !isOfActive || isShownAtStation(ticket, post))
  const shown = sortReadyLast(ofScreen)
  const places = useTicketPlaces(shown, `${post} ${filter?.summary}`, view.unseenIds)
  const taps = useTapGuard()
  const { actions, dialog } = useExpoConfirmation(useTicketActions(), post === 'expo', view.onBoard)
  const { room, flow, ...pages } = useDisplayPages({ places, density, scope: `${post} ${way}`, onMoved: taps.moved })
  const isInSight = (id: string) => pages.isOn(id) && places.some(({ ticket }) => ticket.id === id)
  const cancelled = useCancelledOutOfSight(view.cancelled, isInSight)
  const beyond = useBeyondCounts(shown, pages.isBeyond)
  const bump = (ticket: Ticket) => {
    const station = getCookStation(post)
    const toMake = filterStationLines(ticket.orderItems, station).filter(({ isStruck }) => !isStruck)
    const next = post === 'expo' ? getExpoAction(ticket.status, board.isOneBump) : nextOf(ticket)
    if (station && toMake.length > 0) actions.strike(ticket, toMake, true)
    else if (!station && next) actions.move(ticket, { status: next.status, kitchenStatus: next.kitchenStatus })
  }
  const recall = () => {
    if (board.bumped) pages.show(board.bumped.orderId)
    board.recall()
  }
  const chosenId = useBoardKeys({
    tickets: shown,
    onBump: bump,
    onUndo: recall,
    onHelp: () => view.setHelpShown(true),
    onChosen: pages.show,
    onPage: (steps) => pages.setPage(pages.page + steps),
    onPanel: onPanelKey,
  })
  return (
    <div className="display" data-density={density}>
      <DisplayStatusBar
        board={board}
        view={view}
        figures={figures}
        settings={settings}
        pages={{
          page: pages.page,
          pages: pages.pages,
          setPage: pages.setPage,
          ...beyond,
        }}
        filter={filter?.choice}
        panel={panel}
        onPanel={setPanel}
        onRecall={recall}
        onLeave={onLeave}
      />
      {coach}
      <TicketActionsContext value={actions}>
        <DisplayPages
          places={places}
          room={room}
          flow={flow}
          pages={pages}
          taps={taps}
          post={post}
          way={way}
          chosenId={chosenId}
          failedIds={view.failedIds}
          panel={panel}
          view={view}
          onPanel={setPanel}
        >
          {shown.length === 0 && places.length === 0 && <EmptyBoard title={empty} />}
        </DisplayPages>
      </TicketActionsContext>
      {dialog}
      <div className="said">
        <UnconfirmedNotice
          tickets={view.unanswered}
          onConfirm={() => view.unanswered.forEach((ticket) => actions.move(ticket, { status: 'confirmed' }))}
          onSeen={view.onUnansweredSeen}
        />
        <FirstCancelledNotice tickets={cancelled} onSeen={view.onSeen} />
        <FailedRefundNotices {...view.failedRefunds} />
        <ConflictNotices rejected={view.conflicts} onResend={board.resend} onDismiss={board.dismiss} />
      </div>
      {view.isHelpShown && <LazyKeysDialog onClose={() => view.setHelpShown(false)} />}
    </div>
  )
}
