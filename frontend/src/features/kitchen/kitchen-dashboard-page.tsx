import { Suspense, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { toast } from '#ui/toast'
import { lazyStaticComponent } from '#base/loading/lazy-component'
import { useLocationConfig } from '#base/location/location'
import { WorkLocation } from '#base/location/work-location'
import { getWords, useWords } from '#base/language/use-words'
import { useCompletedTickets } from './data/use-tickets'
import { BoardFrame } from './board/board-frame'
import { BoardView } from './board/board-view'
import { BoardLocationSelect, DisplayButton, PracticeLink } from './board/board-controls'
import { FilterCard } from './dashboard/filter-card'
import { filterTickets, getFilterName, nextStatusChoice, summarizeBoard, type BoardFilter } from './dashboard/filter'
import { useIsDisplay } from './display/use-display'
import { useBoard, type Board } from './board/use-board'
import { useCoarseNow } from './board/clock'
import { FilterSelect, Tiles } from './dashboard/dashboard-tiles'

const load = async () => (await import('./display/display-view')).DisplayView

const DisplayView = lazyStaticComponent(load, 'DisplayView')

const outboxToasts = {
  done: () => {
    const { orderUpdated, orderUpdatedText } = getWords().board
    toast({ title: orderUpdated, description: orderUpdatedText })
  },
  failed: () => {
    const { updateFailed, updateFailedText } = getWords().board
    toast({ title: updateFailed, description: updateFailedText, type: 'error' })
  },
}

const nextOf = ({ status, kitchenStatus }: Pick<Ticket, 'status' | 'kitchenStatus'>) =>
  nextStatusChoice(status, kitchenStatus)

type ShownProps = { readonly board: Board; readonly tickets: readonly Ticket[] }

type DashboardProps = ShownProps & { readonly isDisplay: boolean; readonly onLeave: () => void }

function Dashboard({ board, tickets, isDisplay, onLeave }: DashboardProps) {
  const { board: words, tickets: ticketWords } = useWords()
  const location = useLocationConfig()
  const look = useCoarseNow()
  const [filter, setFilter] = useState<BoardFilter>('active')
  const completed = useCompletedTickets(tickets, filter === 'completed')
  const shown = {
    board,
    tickets,
    nextOf,
    pick: (onBoard: readonly Ticket[]) => (filter === 'completed' ? completed : filterTickets(onBoard, filter)),
    empty: words.noOrders,
    filter: {
      choice: <FilterSelect filter={filter} onChoose={setFilter} />,
      summary: getFilterName(filter, { board: words, tickets: ticketWords }),
      isOfActive: filter !== 'completed',
    },
  }
  if (!isDisplay) {
    return <BoardView {...shown} Card={FilterCard} above={<Tiles tickets={tickets} finished={board.finished} />} />
  }
  const figures = summarizeBoard(tickets, board.finished, location, look).map(({ id, value }) => ({
    label: words.tiles[id],
    value,
  }))
  return (
    <Suspense fallback={null}>
      <DisplayView {...shown} way="select" figures={figures} onLeave={onLeave} />
    </Suspense>
  )
}

function DashboardBoard() {
  const { board: words } = useWords()
  const board = useBoard({ pollMs: 10_000, callbacks: outboxToasts })
  const { isDisplay, turn } = useIsDisplay(load)
  return (
    <BoardFrame
      title={words.dashboard}
      path="/kitchen-dashboard"
      board={board}
      isDisplay={isDisplay}
      titleControls={
        <>
          <BoardLocationSelect of="dashboard" />
          <PracticeLink on="wide" />
          <DisplayButton onTurn={() => turn('on')} />
        </>
      }
    >
      {(tickets) => <Dashboard board={board} tickets={tickets} isDisplay={isDisplay} onLeave={() => turn('off')} />}
    </BoardFrame>
  )
}

/** The filter board: daily counts, and a control for the status of every order. */
export const KitchenDashboardPage = () => (
  <WorkLocation>
    <DashboardBoard />
  </WorkLocation>
)
