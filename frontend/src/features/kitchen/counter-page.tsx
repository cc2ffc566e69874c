import './counter/counter.css'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import { listReadyOrders } from '#shared/kitchen/counter'
import { WorkLocation, WorkLocationSelect } from '#base/location/work-location'
import { BoardTray } from './board/board-controls'
import { BoardFrame } from './board/board-frame'
import { EmptyBoard } from './board/board-states'
import { StaffLinks } from './board/staff-links'
import { listConflicts } from './actions/outbox'
import { useBoard } from './board/use-board'
import { CounterCard } from './counter/counter-card'

/** Cancelled orders concern the kitchen: the counter's list just loses them. */
const nothingCancelled = { cancelled: [], onSeen: () => undefined }

function Counter() {
  const board = useBoard({ pollMs: 30_000 })
  const [search, setSearch] = useState('')
  return (
    <BoardFrame
      title="Counter"
      path="/kitchen/counter"
      board={board}
      titleControls={
        <>
          <WorkLocationSelect width={{ base: '11rem', sm: '12rem' }} />
          <StaffLinks />
        </>
      }
      head={() => (
        <Input
          aria-label="Find a ready order by name, ticket or last digits"
          placeholder="Name, ticket or last digits"
          width={{ base: '100%', md: '20rem' }}
          size="lg"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
    >
      {(tickets) => {
        const ready = listReadyOrders(tickets, search)
        return (
          <>
            {ready.length === 0 ? (
              <EmptyBoard title={search ? 'No ready order matches' : 'No order is ready'} />
            ) : (
              <div className="counter">
                {ready.map((ticket) => (
                  <CounterCard key={ticket.id} ticket={ticket} />
                ))}
              </div>
            )}
            <BoardTray board={board} view={{ ...nothingCancelled, conflicts: listConflicts(board.acts, tickets) }} />
          </>
        )
      }}
    </BoardFrame>
  )
}

/** The counter's screen: ready orders by the guest's name (docs/product/kitchen.md#counter). */
export const CounterPage = () => (
  <WorkLocation>
    <Counter />
  </WorkLocation>
)
