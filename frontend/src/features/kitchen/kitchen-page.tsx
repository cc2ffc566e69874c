import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { useTickets } from './api/use-tickets'
import { useNow } from '../../app/use-now'
import { BoardFrame } from './components/board-frame'
import { BoardError, BoardSkeleton, boardColumns, EmptyBoard } from './components/board-states'
import { ConnectionPill } from './components/connection-pill'
import { Stat } from './components/stat'
import { TicketCard } from './components/ticket-card'
import { activeTickets, countCompleted } from './tickets'
import type { Entry } from './tickets'

/** The simple board: every active order, oldest first, with the one button that moves it on. */
export function KitchenPage() {
  const { data: tickets, error, live, refetch } = useTickets({ pollMs: 30_000 })
  return (
    <BoardFrame
      title="Kitchen"
      head={
        <>
          {tickets && (
            <>
              <Stat label="active" value={activeTickets(tickets).length} />
              <Stat label="completed today" value={countCompleted(tickets)} />
            </>
          )}
          <ConnectionPill state={live.state} />
        </>
      }
    >
      {tickets ? (
        <Board tickets={tickets} isStale={error !== null} />
      ) : error ? (
        <BoardError error={error} onRetry={() => void refetch()} />
      ) : (
        <BoardSkeleton />
      )}
    </BoardFrame>
  )
}

function Board({ tickets, isStale }: { readonly tickets: readonly Entry[]; readonly isStale: boolean }) {
  const now = useNow()
  const active = activeTickets(tickets)
  return (
    <>
      {isStale && (
        <Box role="alert" mb="4" p="3" bg="danger.subtle" color="danger.fg" borderRadius="lg" fontWeight="semibold">
          The last reading failed: this may be out of date.
        </Box>
      )}
      {active.length === 0 ? (
        <EmptyBoard title="No Active Orders" />
      ) : (
        <Grid templateColumns={boardColumns} gap="4" alignItems="stretch">
          {active.map((ticket) => (
            <TicketCard key={ticket.id} ticket={ticket} now={now.getTime()} />
          ))}
        </Grid>
      )}
    </>
  )
}
