import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useFormContext } from 'react-hook-form'
import { getOpenStatus } from '#shared/hours/hours'
import { acceptsOrdersNow } from '#shared/orders/scheduling'
import { orderTypeStore } from '#base/cart/order-type'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { useIntake } from '#features/kitchen/intake'
import type { CheckoutForm } from './checkout-form'

/**
 * Warns before the form is filled in that deliveries are closed or paused, and offers a pickup.
 * A delivery cannot be scheduled for later.
 */
export function DeliveryClosedNotice() {
  const location = useLocationConfig()
  const policy = usePolicy()
  const now = useNow()
  const { setValue } = useFormContext<CheckoutForm>()
  const isPaused = useIntake()?.state === 'paused'
  const isClosed = !acceptsOrdersNow(policy, location, now)
  if (!isClosed && !isPaused) return null
  const pickUp = () => {
    setValue('orderType', 'pickup')
    orderTypeStore.set('pickup')
  }
  return (
    <Box role="status" p="4" borderRadius="xl" bg="warning.subtle" color="warning.fg" fontSize="sm">
      <strong>{isClosed ? getOpenStatus(location, now).text : 'No deliveries right now'}.</strong> Deliveries can be
      ordered while we {isClosed ? 'are open' : 'take orders'}; a pickup or an event you can schedule now.
      <Box mt="3">
        <Button type="button" variant="outline" onClick={pickUp}>
          Pick it up later
        </Button>
      </Box>
    </Box>
  )
}
