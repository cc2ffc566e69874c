import './counter/counter.css'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import { listReadyOrders } from '#shared/kitchen/counter'
import { WorkLocation, WorkLocationSelect } from '#base/location/work-location'
import { BoardFrame } from './board/board-frame'
import { EmptyBoard } from './board/board-states'
import { StaffLinks } from './board/staff-links'
import { useBoard } from './board/use-board'
import { CounterCard } from './counter/counter-card'

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
        if (ready.length === 0) return <EmptyBoard title={search ? 'No ready order matches' : 'No order is ready'} />
        return (
          <div className="counter">
            {ready.map((ticket) => (
              <CounterCard key={ticket.id} ticket={ticket} />
            ))}
          </div>
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
