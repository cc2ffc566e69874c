import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { Input } from '@chakra-ui/react/input'
import { quantityOf } from '../order-list'
import type { Quantities, SupplierOrder } from '../order-list'
import { daysLeftText, moneyText, quantityText } from '../words'
import { useIsNarrow } from '../use-is-narrow'
import { Table, TableFrame } from './table'

type SupplierTableProps = {
  readonly order: SupplierOrder
  readonly typed: Quantities
  readonly onType: (itemId: number, quantity: string) => void
}

export function SupplierTable({ order: { supplier, rows }, typed, onType }: SupplierTableProps) {
  const isNarrow = useIsNarrow()
  const total = rows.reduce((sum, row) => sum + quantityOf(row, typed) * Number(row.stock.item.costPerUnit), 0)
  return (
    <Box as="section" mb="8">
      <Heading as="h3" size="sm" mb="2">
        {supplier}
      </Heading>
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
                    Used a day
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
              <tr key={row.stock.id}>
                <th scope="row">
                  {row.stock.item.name}
                  <Box fontSize="sm" fontWeight="normal" color="fg.subtle">
                    {[row.stock.item.sku, isNarrow && `${quantityText(row.stock.currentStock)} in stock`]
                      .filter(Boolean)
                      .join(' · ')}
                  </Box>
                </th>
                {!isNarrow && (
                  <>
                    <td data-number>{quantityText(row.stock.currentStock)}</td>
                    <td data-number>{quantityText(row.stock.minimumStock)}</td>
                    <td data-number>{quantityText(row.dailyUse)}</td>
                    <td data-number>{daysLeftText(row.daysLeft)}</td>
                  </>
                )}
                <td data-number>
                  <Input
                    type="number"
                    inputMode="decimal"
                    min="0"
                    step="0.01"
                    width="24"
                    textAlign="end"
                    aria-label={`Order of ${row.stock.item.name} in ${row.stock.item.unit}`}
                    value={typed.get(row.stock.id) ?? String(row.suggested)}
                    onChange={(event) => onType(row.stock.id, event.target.value)}
                  />{' '}
                  {row.stock.item.unit}
                </td>
                {!isNarrow && (
                  <td data-number>{moneyText(quantityOf(row, typed) * Number(row.stock.item.costPerUnit))}</td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <Box mt="2" textAlign="end" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {moneyText(total)}
      </Box>
    </Box>
  )
}
