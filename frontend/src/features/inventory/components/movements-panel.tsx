import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { StockMovement } from '#shared/contract/inventory'
import { LoadError } from '#base/components/not-loaded'
import { useLocationConfig } from '#base/location/location'
import { useMovements } from '../api/inventory-queries'
import type { MovementFilter } from '../api/inventory-queries'
import { groupMovements, listRecorders, formatSaleTitle, searchEntries } from '../movement-entries'
import type { MovementEntry, MovementSearch } from '../movement-entries'
import { useIsNarrow } from '../use-is-narrow'
import {
  formatLevelChange,
  formatCalendarDate,
  formatLabel,
  getLocationName,
  formatMoment,
  formatQuantity,
} from '../words'
import { MovementSearchFields } from './movement-filter'
import { EmptyList, LinesSkeleton } from './panel-states'
import { RowCard, LabelledFigure, Table, TableFrame } from './table'
import { Segments } from '#base/components/segments'

/** What else a movement says: where it went, when it keeps until, and notes. */
const detailsOf = ({ otherLocationId, movementType, expirationDate, notes }: StockMovement): string =>
  [
    otherLocationId !== null && `${movementType === 'in' ? 'from' : 'to'} ${getLocationName(otherLocationId)}`,
    expirationDate && `keeps until ${formatCalendarDate(expirationDate)}`,
    notes,
  ]
    .filter(Boolean)
    .join(' · ')

const kindOf = ({ movementType, reason }: StockMovement): string =>
  movementType === reason
    ? formatLabel(movementType)
    : `${formatLabel(movementType)}: ${formatLabel(reason).toLowerCase()}`

const shown = [
  { id: 'all', label: 'All' },
  { id: 'hand', label: 'By hand' },
] as const satisfies readonly { readonly id: MovementFilter; readonly label: string }[]

/** So many are shown; an order is one. */
const SHOWN_ENTRIES = 20

/** The most recent movements, each order's together (docs/product/stock.md#movements). */
export function MovementsPanel() {
  const [which, setWhich] = useState<MovementFilter>('all')
  const [sought, setSought] = useState<MovementSearch>({ kind: '', by: '' })
  const { data: movements, isError, refetch } = useMovements(which)
  const isNarrow = useIsNarrow()
  if (!movements) {
    if (isError) return <LoadError onRetry={() => void refetch()}>The movements could not be loaded.</LoadError>
    return <LinesSkeleton label="Loading the movements" />
  }
  const all = groupMovements(movements)
  const entries = searchEntries(all, sought).slice(0, SHOWN_ENTRIES)
  return (
    <Grid gap="4" justifyItems="start">
      <Flex gap="3" wrap="wrap" align="center">
        <Segments label="Movements shown" options={shown} chosen={which} onChoose={setWhich} />
        <MovementSearchFields people={listRecorders(all)} sought={sought} onSeek={setSought} />
      </Flex>
      <Box width="100%">
        {entries.length === 0 ? (
          <EmptyList>{all.length === 0 ? 'No movements yet' : 'None of these among the latest'}</EmptyList>
        ) : isNarrow ? (
          <MovementCards entries={entries} />
        ) : (
          <MovementTable entries={entries} />
        )}
      </Box>
    </Grid>
  )
}

type EntriesProps = { readonly entries: readonly MovementEntry[] }

function MovementTable({ entries }: EntriesProps) {
  const { timeZone } = useLocationConfig()
  return (
    <TableFrame>
      <Table>
        <caption className="sr-only">The {SHOWN_ENTRIES} most recent movements, newest first</caption>
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
                  {formatMoment(createdAtOf(entry), timeZone)}
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

const createdAtOf = ({ movements }: Extract<MovementEntry, { kind: 'sale' }>) => movements[0]?.createdAt ?? ''

function MovementRow({ movement }: { readonly movement: StockMovement }) {
  const { timeZone } = useLocationConfig()
  return (
    <tr>
      <td>{formatMoment(movement.createdAt, timeZone)}</td>
      <th scope="row">{movement.item.name}</th>
      <td>
        {kindOf(movement)}
        <Box fontSize="sm" color="fg.subtle">
          {detailsOf(movement)}
        </Box>
      </td>
      <td data-number>
        {formatLevelChange(movement)} {movement.item.unit}
      </td>
      <td data-number>{formatQuantity(movement.stockAfter)}</td>
      <td>{movement.by}</td>
    </tr>
  )
}

/** What an order took or gave back: its items on demand. */
const Sale = ({ movements }: { readonly movements: readonly StockMovement[] }) => (
  <chakra.details>
    <chakra.summary cursor="pointer" lineHeight="2.75rem" fontWeight="semibold">
      {formatSaleTitle(movements)}
    </chakra.summary>
    <Grid as="dl" gap="1" pb="2" fontSize="sm" maxW="30rem">
      {movements.map((movement) => (
        <LabelledFigure key={movement.id} label={movement.item.name}>
          {`${formatLevelChange(movement)} ${movement.item.unit}, ${formatQuantity(movement.stockAfter)} left`}
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
              {formatMoment(createdAtOf(entry), timeZone)}
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
        <LabelledFigure label="Movement">{kindOf(movement)}</LabelledFigure>
        <LabelledFigure label="Change">{`${formatLevelChange(movement)} ${movement.item.unit}`}</LabelledFigure>
        <LabelledFigure label="In stock after">{formatQuantity(movement.stockAfter)}</LabelledFigure>
        <LabelledFigure label="By">{movement.by}</LabelledFigure>
        <LabelledFigure label="When">{formatMoment(movement.createdAt, timeZone)}</LabelledFigure>
      </Grid>
      <Box mt="1" fontSize="sm" color="fg.subtle">
        {detailsOf(movement)}
      </Box>
    </RowCard>
  )
}
