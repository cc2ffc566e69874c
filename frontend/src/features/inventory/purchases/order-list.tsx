import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { ORDER_AHEAD_DAYS, USAGE_AVERAGE_DAYS } from '#shared/inventory/stock-usage'
import { toWallClock } from '#shared/platform/time'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { Segments } from '#ui/segments'
import { formatCalendarDate } from '../format'
import type { StockRow } from '../stock/stock-rows'
import { NothingToOrder, OrderGaps } from './order-gaps'
import { PurchaseList } from './purchase-list'
import { useContactDialog } from './supplier-contact'
import { SupplierOrderPanel } from './supplier-order-panel'
import { OrderListActions } from './order-list-actions'
import { groupBySupplier, listOnOrder, listToMake, withoutOrdered } from './supplier-orders'
import { usePurchases } from './use-purchases'

const amounts = [
  { id: 'due', label: 'Due now' },
  { id: 'par', label: 'Order up to par' },
] as const

type OrderAmount = (typeof amounts)[number]['id']

/** What each choice of the list means. */
const explanations = {
  due: `Items at their minimum, or within ${ORDER_AHEAD_DAYS} days at the average use of the last ${USAGE_AVERAGE_DAYS} days.`,
  par: 'Items below par, ordered up to par.',
} as const satisfies Record<OrderAmount, string>

/** The items to order by supplier: to send as purchase orders, to copy or to print. */
export function OrderList({ rows }: { readonly rows: readonly StockRow[] }) {
  const location = useLocationConfig()
  const { hasSampleStock } = usePolicy()
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
        <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap" mb="5">
          <Box maxW="2xl">
            <Heading as="h2" size="md">
              Order for {location.fullName}, {date}
            </Heading>
            <Text className="not-on-paper" mt="1" color="fg.muted">
              {explanations[amount]}
              {hasSampleStock &&
                " Items with a par level also come up to it with the morning delivery: order those that can't wait."}
            </Text>
          </Box>
          <Flex className="not-on-paper" gap="3" wrap="wrap">
            <Segments
              label="Quantities"
              options={amounts}
              chosen={amount}
              onChoose={(chosen) => {
                setAmount(chosen)
                setTyped(new Map())
              }}
            />
            {orders.length > 0 && <OrderListActions orders={orders} typed={typed} date={date} />}
          </Flex>
        </Flex>
        <OrderGaps />
        {toMake.length > 0 && (
          <Text className="not-on-paper" mb="4" color="fg.muted">
            Made here, so not ordered: {toMake.join(', ')}. See Prep.
          </Text>
        )}
        {orders.length === 0 ? (
          <NothingToOrder onOrder={onOrder} level={amount === 'par' ? 'at its par level' : 'above its minimum'} />
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
