import { Grid } from '@chakra-ui/react/grid'
import { withUnit } from '#shared/inventory/stock'
import { formatSaleTitle, groupMovements, listRecorders, searchEntries, type MovementEntry } from './movement-rules'
import {
  formatBooked,
  formatCalendarDate,
  formatLabel,
  formatLevelChange,
  formatMoment,
  formatQuantity,
  getLocationName,
} from '../format'
import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { StockMovement } from '#shared/inventory/movement-contract'
import { LoadError } from '#ui/data-states'
import { useLocationConfig } from '#base/location/location'
import { useMovements, type MovementFilter, type MovementSearch } from '../data/inventory-queries'
import { EmptyList, LabelledFigure, LinesSkeleton, RowCard, Table, TableFrame, useIsNarrow } from '../table'
import { Segments } from '#ui/segments'
import { MovementSearchFields } from './movement-search-fields'

/** Formats the details of a movement: other location, expiration date and notes. */
const formatDetails = ({ otherLocationId, movementType, expirationDate, notes, ...moved }: StockMovement): string =>
  [
    moved.packs && formatBooked({ ...moved, unit: moved.item.unit }),
    otherLocationId !== null && `${movementType === 'in' ? 'from' : 'to'} ${getLocationName(otherLocationId)}`,
    expirationDate && `expires ${formatCalendarDate(expirationDate)}`,
    notes,
  ]
    .filter(Boolean)
    .join(' · ')

const formatKind = ({ movementType, reason }: StockMovement): string =>
  movementType === reason
    ? formatLabel(movementType)
    : `${formatLabel(movementType)}: ${formatLabel(reason).toLowerCase()}`

const filters = [
  { id: 'all', label: 'All' },
  { id: 'hand', label: 'By hand' },
] as const satisfies readonly { readonly id: MovementFilter; readonly label: string }[]

const noSearch: MovementSearch = { day: '', kind: '', itemId: '' }

/**
 * The most recent movements, grouped by order, or those of a day, kind or item page by page
 * (docs/product/stock.md#movements).
 */
export function MovementsPanel() {
  const [filter, setFilter] = useState<MovementFilter>('all')
  const [search, setSearch] = useState(noSearch)
  const [by, setBy] = useState('')
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMovements(filter, search)
  const isNarrow = useIsNarrow()
  if (!data) {
    if (isError) return <LoadError onRetry={() => void refetch()}>The movements could not be loaded.</LoadError>
    return <LinesSkeleton label="Loading the movements" />
  }
  const isSearching = [...Object.values(search), by].some((value) => value !== '')
  const pages = isSearching ? data.pages : data.pages.slice(0, 1)
  const all = groupMovements(pages.flatMap((page) => page.entries))
  const entries = searchEntries(all, by)
  const hasMore = isSearching && hasNextPage
  return (
    <Grid gap="4" justifyItems="start">
      <Flex gap="3" wrap="wrap" align="center">
        <Segments label="Movements shown" options={filters} chosen={filter} onChoose={setFilter} />
        <MovementSearchFields
          search={search}
          onSearch={setSearch}
          people={listRecorders(all)}
          by={by}
          onChooseBy={setBy}
        />
      </Flex>
      <Box width="100%">
        {entries.length === 0 ? (
          <EmptyList>
            {hasMore
              ? 'None among the latest movements. Earlier ones may match.'
              : isSearching
                ? 'No movement matches'
                : 'No movements yet'}
          </EmptyList>
        ) : isNarrow ? (
          <MovementCards entries={entries} />
        ) : (
          <MovementTable entries={entries} />
        )}
      </Box>
      {hasMore && (
        <Button variant="outline" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading…' : 'Show earlier movements'}
        </Button>
      )}
    </Grid>
  )
}

type EntriesProps = { readonly entries: readonly MovementEntry[] }

function MovementTable({ entries }: EntriesProps) {
  const { timeZone } = useLocationConfig()
  return (
    <TableFrame>
      <Table>
        <caption className="sr-only">Movements, newest first</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Item</th>
            <th scope="col">Movement</th>
            <th scope="col" data-number>
              Change
            </th>
            <th scope="col" data-number>
              In stock after
            </th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) =>
            entry.kind === 'sale' ? (
              <tr key={entry.id}>
                <chakra.td verticalAlign="top" lineHeight="2.75rem">
                  {formatMoment(getCreatedAt(entry), timeZone)}
                </chakra.td>
                <td colSpan={5}>
                  <Sale movements={entry.movements} />
                </td>
              </tr>
            ) : (
              <MovementRow key={entry.id} movement={entry.movement} />
            ),
          )}
        </tbody>
      </Table>
    </TableFrame>
  )
}

const getCreatedAt = ({ movements }: Extract<MovementEntry, { kind: 'sale' }>) => movements[0]?.createdAt ?? ''

function MovementRow({ movement }: { readonly movement: StockMovement }) {
  const { timeZone } = useLocationConfig()
  return (
    <tr>
      <td>{formatMoment(movement.createdAt, timeZone)}</td>
      <th scope="row">{movement.item.name}</th>
      <td>
        {formatKind(movement)}
        <Box fontSize="sm" color="fg.subtle">
          {formatDetails(movement)}
        </Box>
      </td>
      <td data-number>{withUnit(formatLevelChange(movement), movement.item.unit)}</td>
      <td data-number>{formatQuantity(movement.stockAfter)}</td>
      <td>{movement.by}</td>
    </tr>
  )
}

/** An order's sale or return, with its items on demand. */
const Sale = ({ movements }: { readonly movements: readonly StockMovement[] }) => (
  <chakra.details>
    <chakra.summary cursor="pointer" lineHeight="2.75rem" fontWeight="semibold">
      {formatSaleTitle(movements)}
    </chakra.summary>
    <Grid as="dl" gap="1" pb="2" fontSize="sm" maxW="30rem">
      {movements.map((movement) => (
        <LabelledFigure key={movement.id} label={movement.item.name}>
          {`${withUnit(formatLevelChange(movement), movement.item.unit)}, ${formatQuantity(movement.stockAfter)} left`}
        </LabelledFigure>
      ))}
    </Grid>
  </chakra.details>
)

function MovementCards({ entries }: EntriesProps) {
  const { timeZone } = useLocationConfig()
  return (
    <Grid as="ul" gap="3">
      {entries.map((entry) =>
        entry.kind === 'sale' ? (
          <RowCard key={entry.id}>
            <Sale movements={entry.movements} />
            <Box fontSize="sm" color="fg.subtle">
              {formatMoment(getCreatedAt(entry), timeZone)}
            </Box>
          </RowCard>
        ) : (
          <MovementCard key={entry.id} movement={entry.movement} />
        ),
      )}
    </Grid>
  )
}

function MovementCard({ movement }: { readonly movement: StockMovement }) {
  const { timeZone } = useLocationConfig()
  return (
    <RowCard>
      <Heading as="h3" size="xs" mb="2">
        {movement.item.name}
      </Heading>
      <Grid as="dl" gap="1" fontSize="sm">
        <LabelledFigure label="Movement">{formatKind(movement)}</LabelledFigure>
        <LabelledFigure label="Change">{withUnit(formatLevelChange(movement), movement.item.unit)}</LabelledFigure>
        <LabelledFigure label="In stock after">{formatQuantity(movement.stockAfter)}</LabelledFigure>
        <LabelledFigure label="By">{movement.by}</LabelledFigure>
        <LabelledFigure label="When">{formatMoment(movement.createdAt, timeZone)}</LabelledFigure>
      </Grid>
      <Box mt="1" fontSize="sm" color="fg.subtle">
        {formatDetails(movement)}
      </Box>
    </RowCard>
  )
}
