import { Box } from '@chakra-ui/react/box'
import { Heading } from '#ui/chakra/heading'
import { useId, type ReactNode } from 'react'
import { formatDaysLeft, formatMoney, formatQuantity } from '../format'
import { Table, TableFrame, useIsNarrow } from '../table'
import {
  findQuantityError,
  getOrderQuantity,
  getOrderUnit,
  getSuggestedCount,
  type OrderQuantities,
  type SupplierOrder,
} from './supplier-orders'
import { TextInput } from '#ui/chakra/controls'

type SupplierTableProps = {
  readonly order: SupplierOrder
  readonly typed: OrderQuantities
  readonly onType: (itemId: number, quantity: string) => void
  /** The supplier's contact, above the table. */
  readonly contact?: ReactNode
  /** What can be done with the order, below the table. */
  readonly actions?: ReactNode
}

type OrderRowProps = Pick<SupplierTableProps, 'typed' | 'onType'> & {
  readonly row: SupplierOrder['rows'][number]
  readonly isNarrow: boolean
}

/** An item with the quantity to order. */
function OrderRow({ row, typed, onType, isNarrow }: OrderRowProps) {
  const errorId = useId()
  const error = findQuantityError(row, typed)
  return (
    <tr>
      <th scope="row">
        {row.stock.item.name}
        <Box fontSize="sm" fontWeight="normal" color="fg.subtle">
          {[row.stock.item.sku, isNarrow && `${formatQuantity(row.stock.currentStock)} in stock`]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </th>
      {!isNarrow && (
        <>
          <td data-number>{formatQuantity(row.stock.currentStock)}</td>
          <td data-number>{formatQuantity(row.stock.minimumStock)}</td>
          <td data-number>{formatQuantity(row.dailyUse)}</td>
          <td data-number>{formatDaysLeft(row.daysLeft)}</td>
        </>
      )}
      <td data-number>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          width="24"
          textAlign="end"
          aria-label={`Order of ${row.stock.item.name} in ${getOrderUnit(row)}`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          value={typed.get(row.stock.id) ?? String(getSuggestedCount(row))}
          onChange={(event) => onType(row.stock.id, event.target.value)}
        />{' '}
        {getOrderUnit(row)}
        {error !== undefined && (
          <Box id={errorId} fontSize="sm" color="danger.fg">
            {error}
          </Box>
        )}
      </td>
      {!isNarrow && (
        <td data-number>{formatMoney(getOrderQuantity(row, typed) * Number(row.stock.item.costPerUnit))}</td>
      )}
    </tr>
  )
}

/** The items to order from one supplier, with their quantities to change. */
export function SupplierTable({ order: { supplier, rows }, typed, onType, contact, actions }: SupplierTableProps) {
  const isNarrow = useIsNarrow()
  const total = rows.reduce((sum, row) => sum + getOrderQuantity(row, typed) * Number(row.stock.item.costPerUnit), 0)
  return (
    <Box as="section" mb="8">
      <Heading as="h3" size="sm" mb="2">
        {supplier}
      </Heading>
      {contact}
      <TableFrame>
        <Table>
          <caption className="sr-only">To order from {supplier}</caption>
          <thead>
            <tr>
              <th scope="col">Item</th>
              {!isNarrow && (
                <>
                  <th scope="col" data-number>
                    In stock
                  </th>
                  <th scope="col" data-number>
                    Minimum
                  </th>
                  <th scope="col" data-number>
                    Used per day
                  </th>
                  <th scope="col" data-number>
                    Days left
                  </th>
                </>
              )}
              <th scope="col" data-number>
                Order
              </th>
              {!isNarrow && (
                <th scope="col" data-number>
                  Cost
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <OrderRow key={row.stock.id} row={row} typed={typed} onType={onType} isNarrow={isNarrow} />
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <Box mt="2" textAlign="end" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {formatMoney(total)}
      </Box>
      {actions}
    </Box>
  )
}
