import { Button } from '#ui/chakra/button'
import { Skeleton } from '#ui/chakra/skeleton'
import type { OrderSummary } from '#shared/orders/history-contract'
import { useLocationConfig } from '#base/location/location'
import { LoadError } from '#ui/data-states'
import { Dialog, DialogBody } from '#ui/dialog/dialog'
import { OrderRow, useOrderHistory } from './order-row'
import { useReorder } from '#base/cart/reorder'

/** Puts the available dishes of an earlier order into the cart. */
function OrderAgainButton({ order }: { readonly order: OrderSummary }) {
  const { mutate: reorder, isPending } = useReorder(order)
  return (
    <Button
      variant="outline"
      size="sm"
      minH="11"
      mb="3"
      aria-label={`Order Again: ticket ${order.ticketNumber}`}
      aria-busy={isPending}
      disabled={isPending}
      onClick={() => reorder()}
    >
      Order Again
    </Button>
  )
}

type OrderHistoryProps = { readonly userId: string; readonly onClose: () => void }

/** All orders of the account, newest first, loaded page by page. */
export function OrderHistory({ userId, onClose }: OrderHistoryProps) {
  const { timeZone } = useLocationConfig()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrderHistory(userId)
  return (
    <Dialog closesOnBack placement="end" title="Your Orders" closeLabel="Close your orders" onClose={onClose}>
      <DialogBody>
        {!data && !isError && <Skeleton height="64" borderRadius="2xl" />}
        {!data && isError && (
          <LoadError onRetry={() => void refetch()}>Your orders could not be loaded right now.</LoadError>
        )}
        <ul aria-label="Your orders">
          {data?.pages
            .flatMap(({ entries }) => entries)
            .map((order) => (
              <li key={order.id}>
                <OrderRow order={order} timeZone={timeZone} />
                <OrderAgainButton order={order} />
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
      </DialogBody>
    </Dialog>
  )
}
