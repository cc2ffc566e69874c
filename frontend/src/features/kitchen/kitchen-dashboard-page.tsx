import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Suspense, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { toast } from '#ui/toast'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { lazyComponent } from '#base/loading/lazy-component'
import { useLocationConfig } from '#base/location/location'
import { useCompletedTickets } from './data/use-tickets'
import { BoardFrame } from './board/board-frame'
import { BoardView } from './board/board-view'
import { DisplayButton, PracticeLink } from './board/board-controls'
import { FilterCard } from './dashboard/filter-card'
import { boardFilters, filterNames, filterTickets, nextStatusChoice, summarizeBoard } from './dashboard/filter'
import type { BoardFilter } from './dashboard/filter'
import { useIsDisplay, usePreloadedDisplay } from './display/use-display'
import { useBoard } from './board/use-board'
import type { Board } from './board/use-board'
import { useCoarseNow } from './board/clock'

const load = async () => (await import('./display/display-view')).DisplayView
const DisplayView = lazyComponent(load, 'DisplayView')

const options = boardFilters.map((value) => ({ value, label: filterNames[value] }))

const say = {
  done: () => toast({ title: 'Order Updated', description: 'Order status has been updated successfully.' }),
  failed: () =>
    toast({ title: 'Update Failed', description: 'Failed to update order status. Please try again.', type: 'error' }),
}

const Tile = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <Flex
    direction={{ base: 'column-reverse', md: 'column' }}
    justify="flex-end"
    bg="bg.surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="xl"
    px={{ base: '2.5', md: '5' }}
    py={{ base: '2', md: '4' }}
  >
    <Box as="dt" fontSize={{ base: 'xs', md: 'sm' }} lineHeight={{ base: '1.25', md: 'normal' }} color="fg.muted">
      {label}
    </Box>
    <Box
      as="dd"
      fontSize={{ base: '2xl', md: '4xl' }}
      fontWeight="bold"
      lineHeight="1.1"
      fontVariantNumeric="tabular-nums"
    >
      {value}
    </Box>
  </Flex>
)

type TilesProps = { readonly tickets: readonly Ticket[]; readonly finished: number }

function Tiles({ tickets, finished }: TilesProps) {
  const location = useLocationConfig()
  const look = useCoarseNow()
  return (
    <Grid as="dl" gap={{ base: '2', md: '3' }} mb={{ base: '4', md: '5' }} templateColumns="repeat(4, minmax(0, 1fr))">
      {summarizeBoard(tickets, finished, location, look).map((tile) => (
        <Tile key={tile.label} {...tile} />
      ))}
    </Grid>
  )
}

const nextOf = ({ status, kitchenStatus }: Pick<Ticket, 'status' | 'kitchenStatus'>) =>
  nextStatusChoice(status, kitchenStatus)

type ShownProps = { readonly board: Board; readonly tickets: readonly Ticket[] }

type DashboardProps = ShownProps & { readonly isDisplay: boolean; readonly onLeave: () => void }

function Dashboard({ board, tickets, isDisplay, onLeave }: DashboardProps) {
  const location = useLocationConfig()
  const look = useCoarseNow()
  const [filter, setFilter] = useState<BoardFilter>('active')
  const completed = useCompletedTickets(tickets, filter === 'completed')
  const shown = {
    board,
    tickets,
    nextOf,
    pick: (onBoard: readonly Ticket[]) => (filter === 'completed' ? completed : filterTickets(onBoard, filter)),
    empty: 'No Orders Found',
    filter: {
      choice: (
        <Box width={{ base: '100%', md: '56' }}>
          <ChoiceSelect label="Filter orders" value={filter} options={options} onChoose={setFilter} />
        </Box>
      ),
      summary: filterNames[filter],
      isOfActive: filter !== 'completed',
    },
  }
  if (!isDisplay) {
    return <BoardView {...shown} Card={FilterCard} above={<Tiles tickets={tickets} finished={board.finished} />} />
  }
  const figures = summarizeBoard(tickets, board.finished, location, look)
  return (
    <Suspense fallback={null}>
      <DisplayView {...shown} way="select" figures={figures} onLeave={onLeave} />
    </Suspense>
  )
}

/** The filter board: daily counts, and a control for the status of every order. */
export function KitchenDashboardPage() {
  const board = useBoard({ pollMs: 10_000, say })
  const { isDisplay, turn } = useIsDisplay()
  usePreloadedDisplay(load, isDisplay)
  return (
    <BoardFrame
      title="Kitchen Dashboard"
      path="/kitchen-dashboard"
      board={board}
      isDisplay={isDisplay}
      titleControls={
        <>
          <PracticeLink on="wide" />
          <DisplayButton onTurn={() => turn('on')} />
        </>
      }
    >
      {(tickets) => <Dashboard board={board} tickets={tickets} isDisplay={isDisplay} onLeave={() => turn('off')} />}
    </BoardFrame>
  )
}
