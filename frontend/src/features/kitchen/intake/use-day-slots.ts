import { useQuery } from '@tanstack/react-query'
import { formatDishQuantities, type Cart } from '#shared/orders/cart/cart-lines'
import type { LocationCode } from '#shared/locations/index'
import { parseZipCode } from '#shared/locations/geo'
import type { OrderType } from '#shared/orders/constants'
import { slotRoutes, type CartPart } from '#shared/orders/slots-contract'
import { getSlotStart } from '#shared/orders/timing/slots'
import { callApi } from '#base/api/client'

type DayQuery = {
  readonly location: LocationCode
  readonly type: OrderType
  readonly date: string | undefined
  readonly cart: Cart
  /** The ZIP code of a delivery, as typed. */
  readonly zipCode: string
  /** The id of a placed order that is changed: its own place and minutes are free. */
  readonly order?: string | undefined
}

type DaySlots = {
  /** Returns the remaining places of a time; null for no limit or while unknown. */
  readonly getPlacesLeft: (at: string) => number | null
  /** If the kitchen has no time for the cart on this day, the largest part that it can make. */
  readonly largestPart: CartPart[] | null
}

/** Returns which times of a day have room for the cart. */
export function useDaySlots({ location, type, date, cart, zipCode, order }: DayQuery): DaySlots {
  const zip = type === 'delivery' ? parseZipCode(zipCode) : null
  const items = formatDishQuantities(cart)
  const { data } = useQuery({
    queryKey: [slotRoutes.listSlots.path, location, type, date, items, order, zip],
    queryFn: () =>
      callApi(slotRoutes.listSlots, {
        params: { location },
        query: { type, date: date ?? '', items, ...(order && { order }), ...(zip !== null && { zipCode: zip }) },
      }),
    enabled: date !== undefined && items !== '',
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  const day = Array.isArray(data) ? undefined : data
  const remaining = new Map(day?.slots.map((slot) => [getSlotStart(Date.parse(slot.at)), slot.left]))
  const getPlacesLeft = (at: string) => {
    const left = remaining.get(getSlotStart(Date.parse(at)))
    // The cart doesn't fit into a slot that is not listed.
    return left === undefined && day ? 0 : (left ?? null)
  }
  return { getPlacesLeft, largestPart: day?.largestPart ?? null }
}
