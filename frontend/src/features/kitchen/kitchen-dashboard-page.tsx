import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { useNow } from '../../app/use-now'
import { useTickets } from './api/use-tickets'
import { BoardFrame } from './components/board-frame'
import { BoardError, BoardSkeleton, boardColumns, EmptyBoard } from './components/board-states'
import { ChoiceSelect } from './components/choice-select'
import { ConnectionPill } from './components/connection-pill'
import { FilterCard } from './components/filter-card'
import { filtered, filterNames, filters, summaryOf } from './filter'
import type { Filter } from './filter'
import type { Entry } from './tickets'

const options = filters.map((value) => ({ value, label: filterNames[value] }))

/** The filter board: the day at a glance, and every order's status to be set. */
export function KitchenDashboardPage() {
  const { data: tickets, error, live, refetch } = useTickets({ pollMs: 10_000 })
  const [filter, setFilter] = useState<Filter>('active')
  return (
    <BoardFrame
      title="Kitchen Dashboard"
      head={
        <>
          <Box width="56">
            <ChoiceSelect label="Filter orders" value={filter} options={options} onChoose={setFilter} />
          </Box>
          <ConnectionPill state={live.state} />
        </>
      }
    >
      {tickets ? (
        <Orders tickets={tickets} filter={filter} />
      ) : error ? (
        <BoardError error={error} onRetry={() => void refetch()} />
      ) : (
        <BoardSkeleton />
      )}
    </BoardFrame>
  )
}

const Tile = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <Box bg="bg.surface" borderWidth="1px" borderColor="border" borderRadius="xl" px="5" py="4">
    <Box as="dt" fontSize="sm" color="fg.muted">
      {label}
    </Box>
    <Box as="dd" fontSize="4xl" fontWeight="bold" lineHeight="1.1" fontVariantNumeric="tabular-nums">
      {value}
    </Box>
  </Box>
)

function Orders({ tickets, filter }: { readonly tickets: readonly Entry[]; readonly filter: Filter }) {
  const now = useNow().getTime()
  const shown = filtered(tickets, filter)
  return (
    <>
      <Grid as="dl" gap="3" mb="5" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}>
        {summaryOf(tickets).map((tile) => (
          <Tile key={tile.label} {...tile} />
        ))}
      </Grid>
      {shown.length === 0 ? (
        <EmptyBoard title="No Orders Found" />
      ) : (
        <Grid templateColumns={boardColumns} gap="4">
          {shown.map((ticket) => (
            <FilterCard key={ticket.id} ticket={ticket} now={now} />
          ))}
        </Grid>
      )}
    </>
  )
}
