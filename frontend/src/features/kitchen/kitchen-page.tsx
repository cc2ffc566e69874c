import { Suspense } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { WorkLocation } from '#base/location/work-location'
import { lazyStaticComponent } from '#base/loading/lazy-component'
import { useWords } from '#base/language/use-words'
import { BoardFrame } from './board/board-frame'
import { BoardView } from './board/board-view'
import { BoardLocationSelect, DisplayButton, PracticeLink } from './board/board-controls'
import { StaffLinks } from './board/staff-links'
import { TicketCard } from './tickets/ticket-card'
import { StationChoice } from './display/station-choice'
import { useIsDisplay } from './display/use-display'
import { countCompleted, nextStatusChange } from './tickets/tickets'
import { useBoard } from './board/use-board'
import { useDayFigures } from './board/clock'
import styles from './board/board-controls.module.css'

const load = async () => (await import('./kitchen-display')).KitchenDisplay
const KitchenDisplay = lazyStaticComponent(load, 'KitchenDisplay')

const Stat = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <div className={styles.stat}>
    <div className={styles.value}>{value}</div>
    <div className={styles.label}>{label}</div>
  </div>
)

/** The number of active orders, without held ones. */
const ActiveStat = ({ tickets }: { readonly tickets: readonly Ticket[] }) => (
  <Stat label={useWords().board.active} value={useDayFigures(tickets).active} />
)

function KitchenBoard() {
  const { board: words } = useWords()
  const board = useBoard({ pollMs: 30_000 })
  const { isDisplay, turn } = useIsDisplay(load)
  return (
    <>
      <StationChoice board={board} isDisplay={isDisplay} onChoose={() => turn('on')} />
      <BoardFrame
        title={words.kitchen}
        path="/kitchen"
        board={board}
        isDisplay={isDisplay}
        titleControls={
          <>
            <BoardLocationSelect of="kitchen" />
            <StaffLinks />
            <PracticeLink on="wide" />
            <DisplayButton onTurn={() => turn('on')} />
          </>
        }
        head={(tickets) => (
          <>
            <ActiveStat tickets={tickets} />
            <Stat label={words.completedToday} value={countCompleted(tickets) + board.finished} />
          </>
        )}
      >
        {(tickets) =>
          isDisplay ? (
            <Suspense fallback={null}>
              <KitchenDisplay board={board} tickets={tickets} onLeave={() => turn('off')} />
            </Suspense>
          ) : (
            <BoardView
              board={board}
              tickets={tickets}
              Card={TicketCard}
              nextOf={(ticket) => nextStatusChange(ticket, board.isOneBump)}
              empty={words.noActiveOrders}
            />
          )
        }
      </BoardFrame>
    </>
  )
}

/** The simple board: every active order, oldest first, with one button to advance it. */
export const KitchenPage = () => (
  <WorkLocation>
    <KitchenBoard />
  </WorkLocation>
)
