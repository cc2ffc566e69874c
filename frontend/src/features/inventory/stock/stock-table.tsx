import type { StockColumn, StockRow, StockSorting } from './stock-rows'
import { Badge } from '#ui/chakra/badge'
import { withUnit, type StockStatus } from '#shared/inventory/stock'
import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { formatDaysLeft, formatLabel, formatMoney, formatPlanned, formatQuantity } from '../format'
import { LabelledFigure, NarrowColumnFallback, RowCard, Table, TableFrame } from '../table'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'

type Column = {
  readonly id: StockColumn
  readonly label: string
  readonly isNumber: boolean
  /** Hidden on medium screens, which show the value in another column. */
  readonly isWide?: boolean
}

/** The columns of the stock table, in order. */
export const stockTableColumns: readonly Column[] = [
  { id: 'item', label: 'Item', isNumber: false },
  { id: 'category', label: 'Category', isNumber: false, isWide: true },
  { id: 'current', label: 'In stock', isNumber: true },
  { id: 'minimum', label: 'Minimum', isNumber: true, isWide: true },
  { id: 'daysLeft', label: 'Days left', isNumber: true },
  { id: 'value', label: 'Value', isNumber: true },
  { id: 'status', label: 'Status', isNumber: false },
]

const statusStyles = {
  'In Stock': { mark: '●', tone: 'success' },
  'Low Stock': { mark: '▲', tone: 'warning' },
  'Out of Stock': { mark: '✕', tone: 'danger' },
  'Not Counted': { mark: '–', tone: 'info' },
} as const satisfies Readonly<Record<StockStatus, { mark: string; tone: string }>>

/** A stock status as text, symbol and colour. */
export function StatusBadge({ status }: { readonly status: StockStatus }) {
  const { mark, tone } = statusStyles[status]
  return (
    <Badge bg={`${tone}.subtle`} color={`${tone}.fg`} borderColor="transparent">
      <span aria-hidden>{mark}</span>
      {status}
    </Badge>
  )
}

type StockTableProps = {
  readonly rows: readonly StockRow[]
  readonly sorting: StockSorting
  readonly onSort: (sorting: StockSorting) => void
  readonly onRecord: ((itemId: number) => void) | undefined
}

const directions = { true: 'descending', false: 'ascending' } as const

export function StockTable({ rows, sorting, onSort, onRecord }: StockTableProps) {
  const sortBy = (by: StockColumn) => onSort({ by, isDescending: sorting.by === by && !sorting.isDescending })
  return (
    <TableFrame>
      <Table>
        <caption className="sr-only">Current stock</caption>
        <thead>
          <tr>
            {stockTableColumns.map(({ id, label, isNumber, isWide }) => (
              <th
                key={id}
                scope="col"
                aria-sort={sorting.by === id ? directions[`${sorting.isDescending}`] : 'none'}
                data-number={isNumber || undefined}
                data-wide={isWide}
              >
                <button type="button" onClick={() => sortBy(id)}>
                  {label}
                  <Box as="span" aria-hidden width="1em">
                    {sorting.by === id ? (sorting.isDescending ? '▾' : '▴') : ''}
                  </Box>
                </button>
              </th>
            ))}
            {onRecord && (
              <th scope="col">
                <span className="sr-only">Movement</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StockLine key={row.stock.id} row={row} onRecord={onRecord} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  )
}

function StockLine({ row, onRecord }: { readonly row: StockRow } & Pick<StockTableProps, 'onRecord'>) {
  const { stock, status, value, daysLeft } = row
  const { item } = stock
  return (
    <tr>
      <th scope="row">
        {item.name}
        <Box fontSize="sm" fontWeight="normal" color="fg.subtle">
          {[item.sku, item.supplier].filter(Boolean).join(' · ')}
        </Box>
        <NarrowColumnFallback>{formatLabel(item.category)}</NarrowColumnFallback>
      </th>
      <td data-wide>{formatLabel(item.category)}</td>
      <td data-number>
        {withUnit(formatQuantity(stock.currentStock), item.unit)}
        <NarrowColumnFallback>at least {formatQuantity(stock.minimumStock)}</NarrowColumnFallback>
        {stock.planned.length > 0 && (
          <Box fontSize="sm" color={stock.planned.some(({ isShort }) => isShort) ? 'warning.fg' : 'fg.subtle'}>
            planned: {formatPlanned(stock.planned)}
          </Box>
        )}
      </td>
      <td data-number data-wide>
        {formatQuantity(stock.minimumStock)}
      </td>
      <td data-number>{formatDaysLeft(daysLeft)}</td>
      <td data-number>{formatMoney(value)}</td>
      <td>
        <StatusBadge status={status} />
      </td>
      {onRecord && (
        <td>
          <Button
            size="sm"
            variant="outline"
            aria-label={`Record movement of ${item.name}`}
            onClick={() => onRecord(item.id)}
          >
            Record
          </Button>
        </td>
      )}
    </tr>
  )
}

type StockCardsProps = {
  readonly rows: readonly StockRow[]
  readonly onRecord: ((itemId: number) => void) | undefined
}

export const StockCards = ({ rows, onRecord }: StockCardsProps) => (
  <Grid as="ul" gap="3">
    {rows.map(({ stock, status, value, daysLeft }) => (
      <RowCard key={stock.id}>
        <Flex justify="space-between" align="flex-start" gap="3" mb="2">
          <Heading as="h3" size="xs">
            {stock.item.name}
          </Heading>
          <StatusBadge status={status} />
        </Flex>
        <Grid as="dl" gap="1" fontSize="sm">
          <LabelledFigure label="In stock">
            {withUnit(formatQuantity(stock.currentStock), stock.item.unit)}
          </LabelledFigure>
          <LabelledFigure label="Minimum">
            {withUnit(formatQuantity(stock.minimumStock), stock.item.unit)}
          </LabelledFigure>
          {stock.planned.length > 0 && <LabelledFigure label="Planned">{formatPlanned(stock.planned)}</LabelledFigure>}
          <LabelledFigure label="Days left">{formatDaysLeft(daysLeft)}</LabelledFigure>
          <LabelledFigure label="Value">{formatMoney(value)}</LabelledFigure>
          <LabelledFigure label="Category">{formatLabel(stock.item.category)}</LabelledFigure>
        </Grid>
        {onRecord && (
          <Button
            mt="3"
            width="100%"
            variant="outline"
            aria-label={`Record movement of ${stock.item.name}`}
            onClick={() => onRecord(stock.item.id)}
          >
            Record
          </Button>
        )}
      </RowCard>
    ))}
  </Grid>
)
