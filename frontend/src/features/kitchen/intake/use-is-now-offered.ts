import type { OrderType } from '#shared/orders/constants'
import { isReadyBeforeClosing } from '#shared/orders/timing/order-times'
import { useNow } from '#base/browser/use-now'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useDeliveryPauseEnd, useEtaQuotes, useIntake } from './use-intake'

/**
 * Whether an order of the cart for now is offered: it is ready before closing, and neither the
 * kitchen nor its delivery is paused.
 */
export function useIsNowOffered(orderType: OrderType): boolean {
  const [place, policy, now] = [useLocationConfig(), usePolicy(), useNow()]
  const { quotes } = useEtaQuotes()
  const wait = orderType === 'event' ? 0 : (quotes?.pickup.min ?? 0)
  const isInTime = isReadyBeforeClosing(now.getTime() + wait * 60_000, { policy, place }, now)
  const isDeliveryPaused = useDeliveryPauseEnd(orderType) !== null
  return useIntake()?.state !== 'paused' && !isDeliveryPaused && isInTime
}
