import type { ReactNode } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { DisplayView } from './display/display-view'
import { nextStatusChange } from './next-of'
import { countCompleted } from './tickets'
import type { Board } from './use-board'
import { useDayFigures } from './use-figures'

type KitchenDisplayProps = {
  readonly board: Board
  readonly tickets: readonly Ticket[]
  readonly onLeave: () => void
  readonly coach?: ReactNode
}

/** The simple board as it hangs in a kitchen. */
export function KitchenDisplay({ board, tickets, onLeave, coach }: KitchenDisplayProps) {
  const { active, heldToday, heldLater } = useDayFigures(tickets)
  return (
    <DisplayView
      board={board}
      tickets={tickets}
      way="button"
      nextOf={nextStatusChange}
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
      coach={coach}
    />
  )
}
