import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MenuItem } from '#shared/contract/menu'
import { orderRoutes } from '#shared/contract/orders'
import type { RouteBody } from '#shared/contract/route'
import { userRoutes } from '#shared/contract/users'
import { getServerId } from '#shared/locations/index'
import { centsToDecimal, toCents, calculateTotals } from '#shared/rules/money'
import { DEMO_ORDER_KEY } from '#base/storage/names'
import { getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { useLocationConfig } from '#base/location/location'
import { toast } from '#base/components/toast'
import { sendOnce } from '#base/api/idempotency'

/** What the dish of the demo order costs (docs/product/checkout.md#the-demo-order). */
export const DEMO_PRICE = '25.99'

export const demoTotals = calculateTotals({ subtotalCents: toCents(DEMO_PRICE) })

/**
 * Places the demo order: one portion of a dish at that price, and no second one for an answer that
 * was lost.
 */
export function useDemoOrder() {
  const client = useQueryClient()
  const location = useLocationConfig()
  return useMutation({
    mutationFn: ({ id }: MenuItem) => {
      const body: RouteBody<typeof orderRoutes.placeDemo> = {
        locationId: getServerId(location),
        orderType: 'pickup',
        subtotal: centsToDecimal(demoTotals.subtotalCents),
        tax: centsToDecimal(demoTotals.taxCents),
        total: centsToDecimal(demoTotals.totalCents),
        items: [{ menuItemId: id, quantity: 1, unitPrice: DEMO_PRICE, totalPrice: DEMO_PRICE }],
      }
      return sendOnce(DEMO_ORDER_KEY, body, (headers) => callApi(orderRoutes.placeDemo, { body, headers }))
    },
    onSuccess: ({ id, ticketNumber }) => {
      void client.invalidateQueries({ queryKey: [userRoutes.orders.path] })
      toast({ title: 'Demo Order Created', description: `Order #${id} is ticket ${ticketNumber} in the kitchen.` })
    },
    onError: (error) =>
      toast({
        title: 'Demo Failed',
        description: getErrorMessage(error, 'The demo order could not be created. Please try again.'),
        type: 'error',
      }),
  })
}
