import { Button } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'
import { useLocationConfig } from '../../../app/location'
import { CloseIcon } from '../../../components/icons'
import { useOrderHistory } from '../api/use-recent-orders'
import { OrderRow } from './order-row'

type OrderHistoryProps = { readonly userId: string; readonly onClose: () => void }

/** Every order of the account, newest first, a page at a time. */
export function OrderHistory({ userId, onClose }: OrderHistoryProps) {
  const { timeZone } = useLocationConfig()
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrderHistory(userId)
  return (
    <Drawer.Root open placement="end" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Your Orders</Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <Button variant="ghost" px="2.5" aria-label="Close your orders">
                  <CloseIcon />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              {!data && !isError && <Skeleton height="64" />}
              {isError && <Text color="fg.muted">Your orders could not be loaded right now.</Text>}
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
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
