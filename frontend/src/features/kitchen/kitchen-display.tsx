import type { ReactNode } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { useWords } from '#base/language/use-words'
import { DisplayView } from './display/display-view'
import { countCompleted, nextStatusChange } from './tickets/tickets'
import type { Board } from './board/use-board'
import { useDayFigures } from './board/clock'

type KitchenDisplayProps = {
  readonly board: Board
  readonly tickets: readonly Ticket[]
  readonly onLeave: () => void
  readonly coach?: ReactNode
}

/** The simple board as a display. */
export function KitchenDisplay({ board, tickets, onLeave, coach }: KitchenDisplayProps) {
  const { board: words } = useWords()
  const { active, heldToday, heldLater } = useDayFigures(tickets)
  return (
    <DisplayView
      board={board}
      tickets={tickets}
      way="button"
      nextOf={(ticket) => nextStatusChange(ticket, board.isOneBump)}
      empty={words.noActiveOrders}
      figures={[
        { label: words.active, value: active },
        ...[
          { label: words.later, value: heldToday },
          { label: words.otherDays, value: heldLater },
        ].filter(({ value }) => value > 0),
        { label: words.doneToday, value: countCompleted(tickets) + board.finished },
      ]}
      onLeave={onLeave}
      coach={coach}
    />
  )
}
