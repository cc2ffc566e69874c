import { queryOptions } from '@tanstack/react-query'
import { kitchen } from '#shared/contract/kitchen'
import { call } from '../../../app/api/call'

/** The tickets of a location, as its boards read them. */
export const ticketsQuery = (location: string) =>
  queryOptions({
    queryKey: [kitchen.orders.path, location],
    queryFn: () => call(kitchen.orders, { params: { location } }),
  })

/** Names the changes under way: all of them, and those of one order. */
export const changingStatus = ['change-status'] as const
export const changing = (orderId: string) => [...changingStatus, orderId] as const
