import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { StockMovement } from '#shared/contract/inventory'
import { NotLoaded } from '#base/components/not-loaded'
import { useLocationConfig } from '#base/location/location'
import { useMovements } from '../api/inventory-queries'
import type { MovementsShown } from '../api/inventory-queries'
import { entriesOf, peopleIn, saleText, soughtIn } from '../movement-entries'
import type { Entry, Sought } from '../movement-entries'
import { useIsNarrow } from '../use-is-narrow'
import { changeText, dateText, labelOf, locationName, momentText, quantityText } from '../words'
import { MovementFilter } from './movement-filter'
import { EmptyList, LinesSkeleton } from './panel-states'
import { Card, Pair, Table, TableFrame } from './table'
import { Segments } from '#base/components/segments'

/** What else a movement says: where it went, when it keeps until, and notes. */
const detailsOf = ({ otherLocationId, movementType, expirationDate, notes }: StockMovement): string =>
  [
    otherLocationId !== null && `${movementType === 'in' ? 'from' : 'to'} ${locationName(otherLocationId)}`,
    expirationDate && `keeps until ${dateText(expirationDate)}`,
    notes,
  ]
    .filter(Boolean)
    .join(' · ')

const kindOf = ({ movementType, reason }: StockMovement): string =>
  movementType === reason ? labelOf(movementType) : `${labelOf(movementType)}: ${labelOf(reason).toLowerCase()}`

const shown = [
  { id: 'all', label: 'All' },
  { id: 'hand', label: 'By hand' },
] as const satisfies readonly { readonly id: MovementsShown; readonly label: string }[]

/** So many are shown; an order is one. */
const SHOWN_ENTRIES = 20

/** The most recent movements, each order's together (docs/product/stock.md#movements). */
export function MovementsPanel() {
  const [which, setWhich] = useState<MovementsShown>('all')
  const [sought, setSought] = useState<Sought>({ kind: '', by: '' })
  const { data: movements, isError, refetch } = useMovements(which)
  const isNarrow = useIsNarrow()
  if (!movements) {
    if (isError) return <NotLoaded onRetry={() => void refetch()}>The movements could not be loaded.</NotLoaded>
    return <LinesSkeleton label="Loading the movements" />
  }
  const all = entriesOf(movements)
  const entries = soughtIn(all, sought).slice(0, SHOWN_ENTRIES)
  return (
    <Grid gap="4" justifyItems="start">
      <Flex gap="3" wrap="wrap" align="center">
        <Segments label="Movements shown" options={shown} chosen={which} onChoose={setWhich} />
        <MovementFilter people={peopleIn(all)} sought={sought} onSeek={setSought} />
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

type EntriesProps = { readonly entries: readonly Entry[] }

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
                  {momentText(createdAtOf(entry), timeZone)}
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

const createdAtOf = ({ movements }: Extract<Entry, { kind: 'sale' }>) => movements[0]?.createdAt ?? ''

function MovementRow({ movement }: { readonly movement: StockMovement }) {
  const { timeZone } = useLocationConfig()
  return (
    <tr>
      <td>{momentText(movement.createdAt, timeZone)}</td>
      <th scope="row">{movement.item.name}</th>
      <td>
        {kindOf(movement)}
        <Box fontSize="sm" color="fg.subtle">
          {detailsOf(movement)}
        </Box>
      </td>
      <td data-number>
        {changeText(movement)} {movement.item.unit}
      </td>
      <td data-number>{quantityText(movement.stockAfter)}</td>
      <td>{movement.by}</td>
    </tr>
  )
}

/** What an order took or gave back: its items on demand. */
const Sale = ({ movements }: { readonly movements: readonly StockMovement[] }) => (
  <chakra.details>
    <chakra.summary cursor="pointer" lineHeight="2.75rem" fontWeight="semibold">
      {saleText(movements)}
    </chakra.summary>
    <Grid as="dl" gap="1" pb="2" fontSize="sm" maxW="30rem">
      {movements.map((movement) => (
        <Pair key={movement.id} label={movement.item.name}>
          {`${changeText(movement)} ${movement.item.unit}, ${quantityText(movement.stockAfter)} left`}
        </Pair>
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
          <Card key={entry.id}>
            <Sale movements={entry.movements} />
            <Box fontSize="sm" color="fg.subtle">
              {momentText(createdAtOf(entry), timeZone)}
            </Box>
          </Card>
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
    <Card>
      <Heading as="h3" size="xs" mb="2">
        {movement.item.name}
      </Heading>
      <Grid as="dl" gap="1" fontSize="sm">
        <Pair label="Movement">{kindOf(movement)}</Pair>
        <Pair label="Change">{`${changeText(movement)} ${movement.item.unit}`}</Pair>
        <Pair label="In stock after">{quantityText(movement.stockAfter)}</Pair>
        <Pair label="By">{movement.by}</Pair>
        <Pair label="When">{momentText(movement.createdAt, timeZone)}</Pair>
      </Grid>
      <Box mt="1" fontSize="sm" color="fg.subtle">
        {detailsOf(movement)}
      </Box>
    </Card>
  )
}
