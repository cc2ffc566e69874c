import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import type { Sorting, StockColumn, StockRow } from '../stock-list'
import { daysLeftText, labelOf, moneyText, quantityText } from '../words'
import { columns } from './columns'
import { StatusBadge } from './status-badge'
import { InsteadOfColumn, Table, TableFrame } from './table'

type StockTableProps = {
  readonly rows: readonly StockRow[]
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
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
            {columns.map(({ id, label, isNumber, isWide }) => (
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
        <InsteadOfColumn>{labelOf(item.category)}</InsteadOfColumn>
      </th>
      <td data-wide>{labelOf(item.category)}</td>
      <td data-number>
        {quantityText(stock.currentStock)} {item.unit}
        <InsteadOfColumn>at least {quantityText(stock.minimumStock)}</InsteadOfColumn>
      </td>
      <td data-number data-wide>
        {quantityText(stock.minimumStock)}
      </td>
      <td data-number>{daysLeftText(daysLeft)}</td>
      <td data-number>{moneyText(value)}</td>
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
