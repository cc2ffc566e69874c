import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import type { StockSorting, StockColumn, StockRow } from '../stock-list'
import { formatDaysLeft, formatLabel, formatMoney, formatQuantity } from '../words'
import { stockTableColumns } from './columns'
import { StatusBadge } from './status-badge'
import { NarrowColumnFallback, Table, TableFrame } from './table'

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
        {formatQuantity(stock.currentStock)} {item.unit}
        <NarrowColumnFallback>at least {formatQuantity(stock.minimumStock)}</NarrowColumnFallback>
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
