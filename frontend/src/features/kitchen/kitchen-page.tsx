import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { Ticket } from '#shared/contract/orders'
import { nextAction } from '#shared/rules/order-status'
import { BoardFrame } from './components/board-frame'
import { BoardView } from './components/board-view'
import { DisplayButton } from './components/display-button'
import { TicketCard } from './components/ticket-card'
import { DisplayView } from './display/display-view'
import { useIsDisplay } from './display/use-display'
import { countCompleted } from './tickets'
import { useBoard } from './use-board'
import type { Board } from './use-board'
import { useFigures } from './use-figures'

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
  <Stat label="active" value={useFigures(tickets).active} />
)

function nextOf({ status }: Pick<Ticket, 'status'>) {
  const action = nextAction[status]
  return action ? { status: action.status, kitchenStatus: action.kitchenStatus } : null
}

type KitchenDisplayProps = {
  readonly board: Board
  readonly tickets: readonly Ticket[]
  readonly onLeave: () => void
}

function KitchenDisplay({ board, tickets, onLeave }: KitchenDisplayProps) {
  const { active, heldToday, heldLater } = useFigures(tickets)
  return (
    <DisplayView
      board={board}
      tickets={tickets}
      way="button"
      nextOf={nextOf}
      empty="No Active Orders"
      figures={[
        { label: 'active', value: active },
        ...[
          { label: 'later', value: heldToday },
          { label: 'other days', value: heldLater },
        ].filter(({ value }) => value > 0),
        { label: 'done', value: countCompleted(tickets) + board.finished },
      ]}
      onLeave={onLeave}
    />
  )
}

/** The simple board: every active order, oldest first, with the one button that moves it on. */
export function KitchenPage() {
  const board = useBoard({ pollMs: 30_000 })
  const { isDisplay, turn } = useIsDisplay()
  return (
    <BoardFrame
      title="Kitchen"
      path="/kitchen"
      board={board}
      isDisplay={isDisplay}
      beside={<DisplayButton onTurn={() => turn('on')} />}
      head={(tickets) => (
        <>
          <ActiveStat tickets={tickets} />
          <Stat label="completed today" value={countCompleted(tickets) + board.finished} />
        </>
      )}
    >
      {(tickets) =>
        isDisplay ? (
          <KitchenDisplay board={board} tickets={tickets} onLeave={() => turn('off')} />
        ) : (
          <BoardView board={board} tickets={tickets} Card={TicketCard} nextOf={nextOf} empty="No Active Orders" />
        )
      }
    </BoardFrame>
  )
}
