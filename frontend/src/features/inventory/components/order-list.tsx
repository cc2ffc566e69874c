import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { toWallClock } from '#shared/rules/local-time'
import { ORDER_AHEAD_DAYS, USAGE_AVERAGE_DAYS } from '#shared/rules/stock-reorder'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/use-now'
import { copyText } from '#base/components/copy-text'
import type { Toast } from '#base/components/toast'
import { formatSupplierOrders, groupBySupplier } from '../order-list'
import type { StockRow } from '../stock-list'
import { formatCalendarDate } from '../words'
import { EmptyList } from './panel-states'
import { SupplierTable } from './supplier-table'

const copied: Toast = { title: 'Order list copied' }

const refused: Toast = {
  title: 'Not copied',
  description: 'This browser does not allow it. Please print the list.',
  type: 'error',
}

/** What to order, by supplier, to copy or to print. */
export function OrderList({ rows }: { readonly rows: readonly StockRow[] }) {
  const location = useLocationConfig()
  const now = useNow()
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const orders = groupBySupplier(rows)
  const date = formatCalendarDate(toWallClock(location, now).date)
  const copy = () => copyText(formatSupplierOrders(orders, typed, location.fullName, date), copied, refused)
  return (
    <Box className="order-list">
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap" mb="5">
        <Box maxW="2xl">
          <Heading as="h2" size="md">
            Order for {location.fullName}, {date}
          </Heading>
          <Text className="not-on-paper" mt="1" color="fg.muted">
            What is at its minimum, or will be within {ORDER_AHEAD_DAYS} days at the average use of the last{' '}
            {USAGE_AVERAGE_DAYS} days. Items with a par level also come up to it with the morning delivery: order those
            that can't wait.
          </Text>
        </Box>
        {orders.length > 0 && (
          <Flex className="not-on-paper" gap="3">
            <Button variant="outline" onClick={() => void copy()}>
              Copy list
            </Button>
            <Button variant="outline" onClick={() => window.print()}>
              Print
            </Button>
          </Flex>
        )}
      </Flex>
      {orders.length === 0 ? (
        <EmptyList>Nothing needs ordering. Everything is above its minimum.</EmptyList>
      ) : (
        orders.map((order) => (
          <SupplierTable
            key={order.supplier}
            order={order}
            typed={typed}
            onType={(id, quantity) => setTyped((before) => new Map(before).set(id, quantity))}
          />
        ))
      )}
    </Box>
  )
}
