import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { Input } from '@chakra-ui/react/input'
import {
  NO_SUPPLIER,
  formatSupplierOrders,
  getOrderQuantity,
  groupBySupplier,
  type OrderQuantities,
  type SupplierOrder,
} from './supplier-orders'
import { formatCalendarDate, formatDaysLeft, formatMoney, formatQuantity } from '../format'
import { EmptyList, Table, TableFrame, useIsNarrow } from '../table'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { useState, type ReactNode } from 'react'
import { toWallClock } from '#shared/platform/time'
import { ORDER_AHEAD_DAYS, USAGE_AVERAGE_DAYS } from '#shared/inventory/stock-usage'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { copyText } from '#ui/share'
import type { Toast } from '#ui/toast'
import type { StockRow } from '../stock/stock-rows'
import type { Purchase } from '#shared/purchases/contract'
import { Segments } from '#ui/segments'
import { PurchaseList } from './purchase-list'
import { PurchaseSheet } from './purchase-sheet'
import { SupplierContact } from './supplier-contact'
import { SupplierOrderActions } from './supplier-order-actions'
import { findSupplier, usePurchases } from './use-purchases'

type SupplierTableProps = {
  readonly order: SupplierOrder
  readonly typed: OrderQuantities
  readonly onType: (itemId: number, quantity: string) => void
  /** The supplier's contact, above the table. */
  readonly contact?: ReactNode
  /** What can be done with the order, below the table. */
  readonly actions?: ReactNode
}

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
                  <td data-number>{formatMoney(getOrderQuantity(row, typed) * Number(row.stock.item.costPerUnit))}</td>
                )}
              </tr>
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

const copied: Toast = { title: 'Order list copied' }

const refused: Toast = {
  title: 'Not copied',
  description: 'This browser does not allow it. Please print the list.',
  type: 'error',
}

const amounts = [
  { id: 'due', label: 'What is due' },
  { id: 'par', label: 'Up to par' },
] as const

type OrderAmount = (typeof amounts)[number]['id']

/** What each choice of the list means. */
const explanations = {
  due: `What is at its minimum, or will be within ${ORDER_AHEAD_DAYS} days at the average use of the last ${USAGE_AVERAGE_DAYS} days.`,
  par: 'Everything below its par level, up to par.',
} as const satisfies Record<OrderAmount, string>

/** The items to order by supplier: to send as purchase orders, to copy or to print. */
export function OrderList({ rows }: { readonly rows: readonly StockRow[] }) {
  const location = useLocationConfig()
  const now = useNow()
  const [amount, setAmount] = useState<OrderAmount>('due')
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [printed, setPrinted] = useState<Purchase | null>(null)
  const { canOrder, suppliers, purchases } = usePurchases()
  const orders = groupBySupplier(amount === 'par' ? rows.map((row) => ({ ...row, suggested: row.toPar })) : rows)
  const date = formatCalendarDate(toWallClock(location, now).date)
  const copy = () => copyText(formatSupplierOrders(orders, typed, location.fullName, date), copied, refused)
  const finish = (purchase: Purchase) => {
    setTyped(new Map())
    if (purchase.email === '') setPrinted(purchase)
  }
  return (
    <>
      {purchases && <PurchaseList purchases={purchases} />}
      <Box className="order-list">
        <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap" mb="5">
          <Box maxW="2xl">
            <Heading as="h2" size="md">
              Order for {location.fullName}, {date}
            </Heading>
            <Text className="not-on-paper" mt="1" color="fg.muted">
              {explanations[amount]} Items with a par level also come up to it with the morning delivery: order those
              that can't wait.
            </Text>
          </Box>
          <Flex className="not-on-paper" gap="3" wrap="wrap">
            <Segments
              label="Amounts"
              options={amounts}
              chosen={amount}
              onChoose={(chosen) => {
                setAmount(chosen)
                setTyped(new Map())
              }}
            />
            {orders.length > 0 && (
              <>
                <Button variant="outline" onClick={() => void copy()}>
                  Copy list
                </Button>
                <Button variant="outline" onClick={() => window.print()}>
                  Print
                </Button>
              </>
            )}
          </Flex>
        </Flex>
        {orders.length === 0 ? (
          <EmptyList>
            {amount === 'par'
              ? 'Nothing needs ordering. Everything is at its par level.'
              : 'Nothing needs ordering. Everything is above its minimum.'}
          </EmptyList>
        ) : (
          orders.map((order) => {
            const isNamed = order.supplier !== NO_SUPPLIER
            const supplier = findSupplier(suppliers?.suppliers ?? [], order.supplier)
            const canSend = canOrder && isNamed && suppliers !== undefined
            return (
              <SupplierTable
                key={order.supplier}
                order={order}
                typed={typed}
                onType={(id, quantity) => setTyped((previous) => new Map(previous).set(id, quantity))}
                contact={canSend && <SupplierContact supplier={supplier} />}
                actions={
                  canSend && <SupplierOrderActions order={order} typed={typed} supplier={supplier} onCreated={finish} />
                }
              />
            )
          })
        )}
      </Box>
      {printed && <PurchaseSheet purchase={printed} onClose={() => setPrinted(null)} />}
    </>
  )
}
