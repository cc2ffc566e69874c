import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MenuItem } from '#shared/contract/menu'
import { orders } from '#shared/contract/orders'
import type { BodyOf } from '#shared/contract/route'
import { users } from '#shared/contract/users'
import { serverIdOf } from '#shared/locations/index'
import { fromCents, toCents, totalsOf } from '#shared/rules/money'
import { DEMO_ORDER } from '#base/storage/names'
import { messageOf } from '#base/api/api-error'
import { call } from '#base/api/call'
import { useLocationConfig } from '#base/location/location'
import { toast } from '#base/components/toast'
import { once } from '#base/api/idempotency'

/** What the dish of the demo order costs (docs/product/checkout.md#the-demo-order). */
export const DEMO_PRICE = '25.99'

export const demoTotals = totalsOf({ subtotalCents: toCents(DEMO_PRICE) })

/**
 * Places the demo order: one portion of a dish at that price, and no second one for an answer that
 * was lost.
 */
export function useDemoOrder() {
  const client = useQueryClient()
  const location = useLocationConfig()
  return useMutation({
    mutationFn: ({ id }: MenuItem) => {
      const body: BodyOf<typeof orders.placeDemo> = {
        locationId: serverIdOf(location),
        orderType: 'pickup',
        subtotal: fromCents(demoTotals.subtotalCents),
        tax: fromCents(demoTotals.taxCents),
        total: fromCents(demoTotals.totalCents),
        items: [{ menuItemId: id, quantity: 1, unitPrice: DEMO_PRICE, totalPrice: DEMO_PRICE }],
      }
      return once(DEMO_ORDER, body, (headers) => call(orders.placeDemo, { body, headers }))
    },
    onSuccess: ({ id, ticketNumber }) => {
      void client.invalidateQueries({ queryKey: [users.orders.path] })
      toast({ title: 'Demo Order Created', description: `Order #${id} is ticket ${ticketNumber} in the kitchen.` })
    },
    onError: (error) =>
      toast({
        title: 'Demo Failed',
        description: messageOf(error, 'The demo order could not be created. Please try again.'),
        type: 'error',
      }),
  })
}
