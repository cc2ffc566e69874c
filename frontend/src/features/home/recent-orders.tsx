import { Button } from '#ui/chakra/button'
import { Skeleton } from '#ui/chakra/skeleton'
import { Text } from '@chakra-ui/react/text'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'wouter'
import { isOrderAwaited } from '#shared/orders/status'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { useLocationConfig } from '#base/location/location'
import { LoadError } from '#ui/data-states'
import { currentOrdersStore } from '#base/session/device-orders'
import { OrderRow, useRecentOrders } from './order-row'
import { TitledPanel } from '#base/components/titled-panel'

const OrderHistory = lazyComponent(
  async () => (await import('./order-history')).OrderHistory,
  'OrderHistory',
  LoadFailureOverlay,
)

/** The latest orders, with a dialog to list all of them and order one again. */
export function RecentOrders({ userId }: { readonly userId: string }) {
  const { timeZone } = useLocationConfig()
  const { data, isError, refetch } = useRecentOrders(userId)
  // The next page shows active orders in its bar. This page lists them already.
  const showInOrderBar = useEffectEvent(() => {
    const activeOrders = data?.recent.filter((order) => isOrderAwaited(order, new Date())) ?? []
    if (activeOrders.length > 0) currentOrdersStore.add(...activeOrders.map(({ id }) => id))
  })
  useEffect(() => () => showInOrderBar(), [])
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  return (
    <TitledPanel title="Recent Orders">
      {!data && !isError && <Skeleton height="32" />}
      {!data && isError && (
        <LoadError isInPanel onRetry={() => void refetch()}>
          Your orders could not be loaded right now.
        </LoadError>
      )}
      {data?.recent.length === 0 && (
        <>
          <Text color="fg.muted">No orders yet. Your first one shows up here.</Text>
          <Button asChild variant="subtle" mt="5">
            <Link href="/menu">Find your first dish</Link>
          </Button>
        </>
      )}
      {data && data.recent.length > 0 && (
        <ul>
          {data.recent.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
      {data && data.recent.length > 1 && (
        <Button mt="3" variant="outline" aria-haspopup="dialog" onClick={() => setHistoryOpen(true)}>
          {data.hasMore ? 'Show all orders' : 'Order one again'}
        </Button>
      )}
      {isHistoryOpen && (
        <Suspense fallback={null}>
          <OrderHistory userId={userId} onClose={() => setHistoryOpen(false)} />
        </Suspense>
      )}
    </TitledPanel>
  )
}
