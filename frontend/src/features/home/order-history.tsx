import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import type { OrderSummary } from '#shared/orders/history-contract'
import { useLocationConfig } from '#base/location/location'
import { LoadError } from '#ui/data-states'
import { Dialog, DialogBody } from '#ui/dialog'
import { OrderRow, useOrderHistory } from './order-row'
import { useReorder } from './reorder'

/** Any order once more, with what of it there is today. */
function OrderAgain({ order: { id, ticketNumber } }: { readonly order: OrderSummary }) {
  const { mutate: reorder, isPending } = useReorder(id)
  return (
    <Button
      variant="outline"
      size="sm"
      minH="11"
      mb="3"
      aria-label={`Order Again: ticket ${ticketNumber}`}
      aria-busy={isPending}
      disabled={isPending}
      onClick={() => reorder()}
    >
      Order Again
    </Button>
  )
}

type OrderHistoryProps = { readonly userId: string; readonly onClose: () => void }

/** Every order of the account, newest first, a page at a time. */
export function OrderHistory({ userId, onClose }: OrderHistoryProps) {
  const { timeZone } = useLocationConfig()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrderHistory(userId)
  return (
    <Dialog placement="end" title="Your Orders" closeLabel="Close your orders" onClose={onClose}>
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
                <OrderAgain order={order} />
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
