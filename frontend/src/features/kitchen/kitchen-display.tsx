import type { ReactNode } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { nextAction } from '#shared/rules/order-status'
import { DisplayView } from './display/display-view'
import { countCompleted } from './tickets'
import type { Board } from './use-board'
import { useFigures } from './use-figures'

/** What the simple board's one button sends for a ticket. */
export function nextOf({ status }: Pick<Ticket, 'status'>) {
  const action = nextAction[status]
  return action ? { status: action.status, kitchenStatus: action.kitchenStatus } : null
}

type KitchenDisplayProps = {
  readonly board: Board
  readonly tickets: readonly Ticket[]
  readonly onLeave: () => void
  readonly coach?: ReactNode
}

/** The simple board as it hangs in a kitchen. */
export function KitchenDisplay({ board, tickets, onLeave, coach }: KitchenDisplayProps) {
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
      coach={coach}
    />
  )
}
