import { useInfiniteQuery } from '@tanstack/react-query'
import { orderSearchRoutes } from '#shared/kitchen/search-contract'
import type { OrderStatus } from '#shared/orders/constants'
import { callApiPage, infinitePageOptions } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'

/** What staff entered to find orders; empty fields don't limit the result. */
export type OrderSearchForm = {
  readonly q: string
  readonly from: string
  readonly to: string
  readonly status: OrderStatus | ''
}

const PAGE = '20'

/**
 * Returns the orders that match a search, newest first, in pages. It has no orders of another
 * search meanwhile, because a tap would refund or change the order of another guest.
 */
export function useOrderSearch({ q, from, to, status }: OrderSearchForm) {
  const { code: location } = useLocationConfig()
  return useInfiniteQuery({
    queryKey: [orderSearchRoutes.searchOrders.path, location, q, from, to, status],
    queryFn: ({ pageParam: after }) =>
      callApiPage(orderSearchRoutes.searchOrders, {
        params: { location },
        query: {
          q,
          limit: PAGE,
          ...(from && { from }),
          ...(to && { to }),
          ...(status && { status }),
          ...(after !== undefined && { after }),
        },
      }),
    ...infinitePageOptions,
  })
}
