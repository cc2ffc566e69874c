import { queryOptions } from '@tanstack/react-query'
import { kitchen } from '#shared/contract/kitchen'
import { call } from '#base/api/call'

/** The tickets of a location, as its boards read them. */
export const ticketsQuery = (location: string) =>
  queryOptions({
    queryKey: [kitchen.orders.path, location],
    queryFn: () => call(kitchen.orders, { params: { location } }),
    // A read that fails is shown; one that is merely put off would not be.
    networkMode: 'always',
  })
