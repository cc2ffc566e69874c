import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import type { StockMovement } from '#shared/contract/inventory'
import { NotLoaded } from '#base/components/not-loaded'
import { useLocationConfig } from '#base/location/location'
import { useMovements } from '../api/inventory-queries'
import { useIsNarrow } from '../use-is-narrow'
import { changeText, dateText, labelOf, locationName, momentText, quantityText } from '../words'
import { EmptyList, LinesSkeleton } from './panel-states'
import { Card, Pair, Table, TableFrame } from './table'

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

/** The twenty most recent movements (docs/product/stock.md#movements). */
export function MovementsPanel() {
  const { data: movements, isError, refetch } = useMovements()
  const isNarrow = useIsNarrow()
  if (!movements) {
    if (isError) return <NotLoaded onRetry={() => void refetch()}>The movements could not be loaded.</NotLoaded>
    return <LinesSkeleton label="Loading the movements" />
  }
  if (movements.length === 0) return <EmptyList>No movements yet</EmptyList>
  return isNarrow ? <MovementCards movements={movements} /> : <MovementTable movements={movements} />
}

type MovementsProps = { readonly movements: readonly StockMovement[] }

function MovementTable({ movements }: MovementsProps) {
  const { timeZone } = useLocationConfig()
  return (
    <TableFrame>
      <Table>
        <caption className="sr-only">The 20 most recent movements, newest first</caption>
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
          {movements.map((movement) => (
            <tr key={movement.id}>
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
          ))}
        </tbody>
      </Table>
    </TableFrame>
  )
}

function MovementCards({ movements }: MovementsProps) {
  const { timeZone } = useLocationConfig()
  return (
    <Grid as="ul" gap="3">
      {movements.map((movement) => (
        <Card key={movement.id}>
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
      ))}
    </Grid>
  )
}
