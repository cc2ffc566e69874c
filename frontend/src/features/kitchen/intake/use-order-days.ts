import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatDishQuantities, type Cart } from '#shared/orders/cart/cart-lines'
import type { OrderType } from '#shared/orders/constants'
import { getDelayMinutes, standardQuotes } from '#shared/orders/eta'
import type { AvailableDay } from '#shared/orders/scheduling'
import { getDeliveryMinutes } from '#shared/orders/timing/delivery-minutes'
import { listOrderDays, type OfferLimits } from '#shared/orders/timing/later-times'
import { useNow } from '#base/browser/use-now'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { intakeQuery, useLeadMinutes } from './use-intake'

type LaterOrder = {
  readonly orderType: OrderType
  readonly cart: Cart
  /** The ZIP code of a delivery, as typed. */
  readonly zipCode: string
}

/** Returns the days and times that are offered for a later order. */
export function useOrderDays(
  { orderType, cart, zipCode }: LaterOrder,
  { notBefore = 0, promisedFrom }: OfferLimits = {},
): readonly AvailableDay[] {
  const [place, policy, now] = [useLocationConfig(), usePolicy(), useNow()]
  const { data } = useQuery({
    ...intakeQuery(place.code, formatDishQuantities(cart)),
    placeholderData: keepPreviousData,
  })
  const delayMinutes = getDelayMinutes(data?.quotesWhenOpen ?? data?.quotes ?? standardQuotes)
  const leadMinutes = useLeadMinutes(cart)
  const deliveryMinutes = getDeliveryMinutes(place.delivery, zipCode)
  return useMemo(() => {
    const order = { orderType, leadMinutes, deliveryMinutes, delayMinutes }
    return listOrderDays(order, { policy, place, now }, { notBefore, promisedFrom })
  }, [orderType, leadMinutes, deliveryMinutes, delayMinutes, policy, place, now, notBefore, promisedFrom])
}
