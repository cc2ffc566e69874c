import { orderHistoryRoutes } from '#shared/orders/history-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MenuItem } from '#shared/menu/contract'
import { orderRoutes } from '#shared/orders/contract'
import type { RouteBody } from '#shared/platform/route'
import { getServerId } from '#shared/locations/index'
import { calculateTotals, centsToDecimal, formatCents, toCents } from '#shared/platform/money'
import { DEMO_ORDER_KEY } from '#base/storage/storage-keys'
import { callApi, getErrorMessage } from '#base/api/client'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useTax } from '#base/location/taxes'
import { toast } from '#ui/toast'
import { sendOnce } from '#base/api/idempotency'
import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { useMenu } from '#base/menu/use-menu'
import { TitledPanel } from '#base/components/titled-panel'

/** The price of the demo order's dish (docs/product/checkout.md#demo-order). */
const DEMO_PRICE = '25.99'

/**
 * Places one portion of a dish as demo order.
 * A retry after a lost answer places no second order.
 */
function useDemoOrder() {
  const client = useQueryClient()
  const location = useLocationConfig()
  const { tax } = useTax()
  const demoTotals = calculateTotals({ subtotalCents: toCents(DEMO_PRICE), tax })
  const mutation = useMutation({
    mutationFn: ({ id }: MenuItem) => {
      const body: RouteBody<typeof orderRoutes.placeDemoOrder> = {
        locationId: getServerId(location),
        orderType: 'pickup',
        subtotal: centsToDecimal(demoTotals.subtotalCents),
        tax: centsToDecimal(demoTotals.taxCents),
        total: centsToDecimal(demoTotals.totalCents),
        items: [{ menuItemId: id, quantity: 1, unitPrice: DEMO_PRICE, totalPrice: DEMO_PRICE }],
      }
      return sendOnce(DEMO_ORDER_KEY, body, (headers) => callApi(orderRoutes.placeDemoOrder, { body, headers }))
    },
    onSuccess: ({ id, ticketNumber }) => {
      void client.invalidateQueries({ queryKey: [orderHistoryRoutes.listOrders.path] })
      toast({ title: 'Demo Order Created', description: `Order #${id} is ticket ${ticketNumber} in the kitchen.` })
    },
    onError: (error) =>
      toast({
        title: 'Demo Failed',
        description: getErrorMessage(error, 'The demo order could not be created. Please try again.'),
        type: 'error',
      }),
  })
  return { ...mutation, demoTotals }
}

/** Places a demo order with one tap, to try the kitchen dashboard. */
export function DemoOrder() {
  const { items } = useMenu()
  const { takesDemoOrders } = usePolicy()
  const { mutate: placeOrder, isPending, data: placedOrder, demoTotals } = useDemoOrder()
  const dish = items.find(({ price, isAvailable }) => price === DEMO_PRICE && isAvailable)
  if (!dish || !takesDemoOrders) return null
  const { subtotalCents, taxCents, totalCents } = demoTotals
  return (
    <TitledPanel title="Demo Order">
      <Text color="fg.muted">
        Send one {dish.name} to the kitchen dashboard: {formatCents(subtotalCents)} and {formatCents(taxCents)} tax,{' '}
        {formatCents(totalCents)} in all.
      </Text>
      <Button mt="4" variant="outline" disabled={isPending} aria-busy={isPending} onClick={() => placeOrder(dish)}>
        Create Demo Order
      </Button>
      {placedOrder && (
        <Button asChild mt="4" ms="2" variant="ghost">
          <Link href={`/orders/${placedOrder.id}/tracking`}>Track Ticket {placedOrder.ticketNumber}</Link>
        </Button>
      )}
    </TitledPanel>
  )
}
