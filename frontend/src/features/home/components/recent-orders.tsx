import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import type { OrderSummary } from '#shared/contract/users'
import type { OrderStatus } from '#shared/rules/order-status'
import { useLocationConfig } from '../../../app/location'
import { useRecentOrders } from '../api/use-recent-orders'
import { Panel } from './panel'

const Row = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    py: '3',
    px: '3',
    mx: '-3',
    borderRadius: 'lg',
    _hover: { bg: 'bg.raised' },
  },
})

/** Completed is green, preparing yellow, anything else blue (specification section 2). */
function tone(status: OrderStatus): 'success' | 'warning' | 'info' {
  if (status === 'completed') return 'success'
  return status === 'preparing' ? 'warning' : 'info'
}

const when = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at))

const OrderRow = ({ order, timeZone }: { readonly order: OrderSummary; readonly timeZone: string }) => (
  <Row href={`/orders/${order.id}/tracking`}>
    <Box minW="0">
      <Box fontWeight="semibold" whiteSpace="nowrap">
        #{order.id}
      </Box>
      <Box fontSize="sm" color="fg.muted">
        {when(order.createdAt, timeZone)} · {order.orderType}
      </Box>
    </Box>
    <Flex
      direction={{ base: 'column-reverse', sm: 'row' }}
      align={{ base: 'flex-end', sm: 'center' }}
      gap={{ base: '1', sm: '3' }}
      flexShrink={0}
    >
      <Box
        px="2.5"
        py="0.5"
        borderRadius="full"
        fontSize="xs"
        fontWeight="semibold"
        textTransform="capitalize"
        bg={`${tone(order.status)}.subtle`}
        color={`${tone(order.status)}.fg`}
      >
        {order.status}
      </Box>
      <Box fontVariantNumeric="tabular-nums">${order.total}</Box>
    </Flex>
  </Row>
)

export function RecentOrders({ userId }: { readonly userId: string }) {
  const { timeZone } = useLocationConfig()
  const { data, isError } = useRecentOrders(userId)
  return (
    <Panel title="Recent Orders">
      {!data && !isError && <Skeleton height="32" />}
      {!data && isError && <Text color="fg.muted">Your orders could not be loaded right now.</Text>}
      {data?.length === 0 && <Text color="fg.muted">No orders yet. Your first one shows up here.</Text>}
      <ul>
        {data?.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
