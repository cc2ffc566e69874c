import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Suspense } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { lazyComponent } from '#base/loading/lazily'
import { BoardFrame } from './components/board-frame'
import { BoardView } from './components/board-view'
import { DisplayButton } from './components/display-button'
import { PracticeLink } from './components/practice-link'
import { TicketCard } from './components/ticket-card'
import { useIsDisplay } from './display/use-display'
import { usePreloadedDisplay } from './display/use-display-part'
import { nextStatusChange } from './next-of'
import { countCompleted } from './tickets'
import { useBoard } from './use-board'
import { useDayFigures } from './use-figures'

const load = () => import('./kitchen-display')
const KitchenDisplay = lazyComponent(load, 'KitchenDisplay')

const Stat = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <Flex align="baseline" gap="2">
    <Box fontSize="3xl" fontWeight="bold" lineHeight="1" fontVariantNumeric="tabular-nums">
      {value}
    </Box>
    <Box color="fg.muted">{label}</Box>
  </Flex>
)

/** What is held back until it is time is no card yet. */
const ActiveStat = ({ tickets }: { readonly tickets: readonly Ticket[] }) => (
  <Stat label="active" value={useDayFigures(tickets).active} />
)

/** The simple board: every active order, oldest first, with the one button that moves it on. */
export function KitchenPage() {
  const board = useBoard({ pollMs: 30_000 })
  const { isDisplay, turn } = useIsDisplay()
  usePreloadedDisplay(load, isDisplay)
  return (
    <BoardFrame
      title="Kitchen"
      path="/kitchen"
      board={board}
      isDisplay={isDisplay}
      beside={
        <>
          <PracticeLink on="wide" />
          <DisplayButton onTurn={() => turn('on')} />
        </>
      }
      head={(tickets) => (
        <>
          <ActiveStat tickets={tickets} />
          <Stat label="completed today" value={countCompleted(tickets) + board.finished} />
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
            nextOf={nextStatusChange}
            empty="No Active Orders"
          />
        )
      }
    </BoardFrame>
  )
}
