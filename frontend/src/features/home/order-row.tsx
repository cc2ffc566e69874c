import { orderHistoryRoutes, type OrderSummary } from '#shared/orders/history-contract'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { formatDateTime } from '#shared/platform/time'
import { formatDecimal } from '#shared/platform/money'
import type { OrderStatus } from '#shared/orders/constants'
import { orderTypeLabels } from '#features/tracking'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMenu } from '#base/menu/use-menu'
import { DishPicture } from '#ui/picture'
import { callApiPage, infinitePageOptions } from '#base/api/client'

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

/**
 * Returns the color of a status: completed green, preparing yellow, others blue
 * (docs/product/pages.md#home).
 */
function getStatusColor(status: OrderStatus): 'success' | 'warning' | 'info' {
  if (status === 'completed') return 'success'
  return status === 'preparing' ? 'warning' : 'info'
}

/** How many dishes of an order are named, and how many are pictured. */
const NAMED_DISHES = 3
const PICTURED_DISHES = 2

/** `2 × California Roll, Green Tea, Miso Soup and 1 more`. */
export function formatDishes({ dishes }: OrderSummary): string {
  const names = dishes
    .slice(0, NAMED_DISHES)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
    .join(', ')
  const more = dishes.length - NAMED_DISHES
  return more > 0 ? `${names} and ${more} more` : names
}

const Pictures = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    flexShrink: '0',
    width: '14',
    '& img': { width: '14', height: '10', objectFit: 'cover', borderRadius: 'md' },
    _empty: { display: 'none' },
  },
})

/** Pictures of an order's first dishes that are still on the menu. */
function OrderPictures({ order: { dishes } }: { readonly order: OrderSummary }) {
  const { items } = useMenu()
  const pictures = dishes.flatMap(({ menuItemId }) => items.find(({ id }) => id === menuItemId)?.imageUrl ?? [])
  return (
    <Pictures>
      {[...new Set(pictures)].slice(0, PICTURED_DISHES).map((imageUrl) => (
        <DishPicture key={imageUrl} imageUrl={imageUrl} sizes="3.5rem" />
      ))}
    </Pictures>
  )
}

type OrderRowProps = { readonly order: OrderSummary; readonly timeZone: string }

/** An order in a list, linking to its tracking page. */
export const OrderRow = ({ order, timeZone }: OrderRowProps) => (
  <Row href={`/orders/${order.id}/tracking`}>
    <OrderPictures order={order} />
    <Box flex="1" minW="0">
      <Box fontWeight="semibold" overflowWrap="anywhere">
        {formatDishes(order)}
      </Box>
      <Box fontSize="sm" color="fg.muted">
        Ticket {order.ticketNumber} · {formatDateTime(order.createdAt, timeZone)} · {orderTypeLabels[order.orderType]}
      </Box>
      {order.scheduledFor && (
        <Box fontSize="sm" color="accent.fg">
          Scheduled for {formatDateTime(order.scheduledFor, timeZone)}
        </Box>
      )}
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
        bg={`${getStatusColor(order.status)}.subtle`}
        color={`${getStatusColor(order.status)}.fg`}
      >
        {order.status}
      </Box>
      <Box fontVariantNumeric="tabular-nums">{formatDecimal(order.total)}</Box>
    </Flex>
  </Row>
)

/** Number of recent orders shown (docs/product/pages.md#home). */
const RECENT_COUNT = 5

const listOrders = (userId: string, limit: number, after?: string) =>
  callApiPage(orderHistoryRoutes.listOrders, { params: { userId }, query: { limit: String(limit), after } })

/**
 * Loads the user's latest orders, again each time the screen opens, to show their current status.
 */
export const useRecentOrders = (userId: string) =>
  useQuery({
    queryKey: [orderHistoryRoutes.listOrders.path, userId],
    queryFn: () => listOrders(userId, RECENT_COUNT),
    refetchOnMount: 'always',
    select: ({ entries, next }) => ({ recent: entries, hasMore: next !== undefined }),
  })

const PAGE_SIZE = 20

/** Loads all orders of the user, page by page. */
export const useOrderHistory = (userId: string) =>
  useInfiniteQuery({
    queryKey: [orderHistoryRoutes.listOrders.path, userId, 'all'],
    queryFn: ({ pageParam }) => listOrders(userId, PAGE_SIZE, pageParam),
    ...infinitePageOptions,
    refetchOnMount: 'always',
  })
