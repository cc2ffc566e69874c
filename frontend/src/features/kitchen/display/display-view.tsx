import type { ReactNode } from 'react'
import type { Ticket } from '#shared/contract/orders'
import type { Sent } from '#shared/rules/kitchen-acts'
import { linesAt } from '#shared/rules/kitchen-counts'
import { expoAction, isAtPost, stationAt } from '#shared/rules/kitchen-posts'
import { hasteOf } from '#shared/rules/kitchen-promise'
import { EmptyBoard } from '../components/board-states'
import { LazyKeys } from '../components/lazy-keys'
import { CancelledNotices, ConflictNotices, UnansweredNotice } from '../components/notices'
import type { Board } from '../use-board'
import { useBoardKeys } from '../use-board-keys'
import { useBoardSettings } from '../use-board-settings'
import { useBoardView } from '../use-board-view'
import { useLook } from '../use-figures'
import { Places } from './places'
import type { SlipProps } from './slip'
import { StateLine } from './state-line'
import type { Figure } from './state-line'
import { useDisplaySettings } from './use-display'
import { usePages } from './use-pages'
import { usePlaces } from './use-places'
import { useScreen } from './use-screen'
import { useTaps } from './use-taps'
import './display.css'

export type DisplayViewProps = {
  readonly board: Board
  readonly tickets: readonly Ticket[]
  readonly way: SlipProps['way']
  readonly nextOf: (ticket: Ticket) => Sent | null
  readonly pick?: (onBoard: readonly Ticket[]) => readonly Ticket[]
  readonly empty: string
  /** The filter that the board has, and its choice. */
  readonly filter?: { readonly choice: ReactNode; readonly summary: string; readonly isOfActive: boolean }
  readonly figures: readonly Figure[]
  readonly onLeave: () => void
  /** Between the line of state and the tickets: who practises is told here what to do. */
  readonly coach?: ReactNode
}

/**
 * A board as it hangs in a kitchen: one line of state, and tickets that fill the screen page by
 * page.
 */
export function DisplayView(props: DisplayViewProps) {
  const { board, tickets, way, nextOf, pick = (all) => all, empty, filter, figures, onLeave, coach } = props
  useScreen()
  const settings = useDisplaySettings()
  const { panel, setPanel, onPanelKey } = useBoardSettings()
  const view = useBoardView(board, tickets)
  const { post, density } = settings
  const isOfActive = filter?.isOfActive ?? true
  const shown = pick(view.onBoard).filter((ticket) => !isOfActive || isAtPost(ticket, post))
  const places = usePlaces(shown, `${post} ${filter?.summary}`)
  const taps = useTaps()
  const { room, flow, ...pages } = usePages({ places, density, scope: `${post} ${way}`, onMoved: taps.moved })
  const now = useLook().getTime()
  const beyond = shown.filter(({ id }) => pages.isBeyond(id))
  const bump = (ticket: Ticket) => {
    const station = stationAt(post)
    const toMake = linesAt(ticket.orderItems, station).filter(({ isStruck }) => !isStruck)
    const next = post === 'expo' ? expoAction(ticket.status) : nextOf(ticket)
    if (station) board.work.strike(ticket, toMake, true)
    else if (next) board.work.move(ticket, { status: next.status, kitchenStatus: next.kitchenStatus })
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
      <StateLine
        board={board}
        view={view}
        figures={figures}
        settings={settings}
        pages={{
          page: pages.page,
          pages: pages.pages,
          setPage: pages.setPage,
          beyond: beyond.length,
          late: beyond.filter((ticket) => hasteOf(ticket, now) === 'late').length,
        }}
        filter={filter?.choice}
        panel={panel}
        onPanel={setPanel}
        onRecall={recall}
        onLeave={onLeave}
      />
      {coach}
      <Places
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
      </Places>
      <div className="said">
        <UnansweredNotice tickets={view.unanswered} onSeen={view.onUnansweredSeen} />
        <CancelledNotices tickets={view.cancelled} onSeen={view.onSeen} />
        <ConflictNotices refused={view.conflicts} onInsist={board.insist} onDismiss={board.dismiss} />
      </div>
      {view.isHelpShown && <LazyKeys onClose={() => view.setHelpShown(false)} />}
    </div>
  )
}
