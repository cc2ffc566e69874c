import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { useLocationConfig } from '#base/location/location'
import { NotLoaded } from '#base/components/not-loaded'
import { SideSheet } from '#base/components/side-sheet'
import { useOrderHistory } from '../api/use-recent-orders'
import { OrderRow } from './order-row'

type OrderHistoryProps = { readonly userId: string; readonly onClose: () => void }

/** Every order of the account, newest first, a page at a time. */
export function OrderHistory({ userId, onClose }: OrderHistoryProps) {
  const { timeZone } = useLocationConfig()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrderHistory(userId)
  return (
    <SideSheet title="Your Orders" closeLabel="Close your orders" onClose={onClose}>
      {!data && !isError && <Skeleton height="64" borderRadius="2xl" />}
      {!data && isError && (
        <NotLoaded onRetry={() => void refetch()}>Your orders could not be loaded right now.</NotLoaded>
      )}
      <ul aria-label="Your orders">
        {data?.pages
          .flatMap(({ entries }) => entries)
          .map((order) => (
            <li key={order.id}>
              <OrderRow order={order} timeZone={timeZone} />
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button
          mt="4"
          width="100%"
          variant="outline"
          aria-busy={isFetchingNextPage}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading…' : 'Show earlier orders'}
        </Button>
      )}
    </SideSheet>
  )
}
