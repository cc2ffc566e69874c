import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { toWallClock } from '#shared/platform/time'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { formatCalendarDate } from '../format'
import type { StockRow } from '../stock/stock-rows'
import { NothingToOrder, OrderGaps } from './order-gaps'
import { PurchaseList } from './purchase-list'
import { useContactDialog } from './supplier-contact'
import { SupplierOrderPanel } from './supplier-order-panel'
import { OrderListActions } from './order-list-actions'
import { OrderListHead, type OrderAmount } from './order-list-head'
import { groupBySupplier, listOnOrder, listToMake, withoutOrdered } from './supplier-orders'
import { usePurchases } from './use-purchases'

/** The items to order by supplier: to send as purchase orders, to copy or to print. */
export function OrderList({ rows }: { readonly rows: readonly StockRow[] }) {
  const location = useLocationConfig()
  const now = useNow()
  const [amount, setAmount] = useState<OrderAmount>('due')
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const { purchases } = usePurchases()
  const [printed, setPrinted] = useState<number | null>(null)
  const contact = useContactDialog()
  const needed = amount === 'par' ? rows.map((row) => ({ ...row, suggested: row.toPar })) : rows
  const wanted = withoutOrdered(needed, purchases ?? [])
  const onOrder = listOnOrder(needed, purchases ?? [])
  const orders = groupBySupplier(wanted)
  const toMake = listToMake(wanted)
  const date = formatCalendarDate(toWallClock(location, now).date)
  return (
    <>
      {purchases && <PurchaseList purchases={purchases} printed={printed} onPrint={setPrinted} />}
      <Box className="order-list">
        <OrderListHead
          date={date}
          amount={amount}
          onChoose={(chosen) => {
            setAmount(chosen)
            setTyped(new Map())
          }}
        >
          {orders.length > 0 && <OrderListActions orders={orders} typed={typed} date={date} />}
        </OrderListHead>
        <OrderGaps />
        {toMake.length > 0 && (
          <Text className="not-on-paper" mb="4" color="fg.muted">
            Made here, so not ordered: {toMake.join(', ')}. See Prep.
          </Text>
        )}
        {orders.length === 0 ? (
          <NothingToOrder
            rows={rows}
            onOrder={onOrder}
            level={amount === 'par' ? 'at its par level' : 'above its minimum'}
          />
        ) : (
          orders.map((order) => (
            <SupplierOrderPanel
              key={order.supplier}
              order={order}
              typed={typed}
              onType={(id, quantity) => setTyped((previous) => new Map(previous).set(id, quantity))}
              onEditContact={contact.edit}
              onCreated={({ number, email }) => {
                setTyped(new Map())
                if (email === '') setPrinted(number)
              }}
            />
          ))
        )}
      </Box>
      {contact.dialog}
    </>
  )
}
