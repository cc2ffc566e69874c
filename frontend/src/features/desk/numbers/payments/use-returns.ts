import { useQuery } from '@tanstack/react-query'
import { callApi } from '#base/api/client'
import { orderListRoutes } from '#shared/numbers/order-list-contract'
import type { DateRange } from '../period-choice'

/** What a list of refunds or deposits covers. */
export type ReturnsProps = { readonly location: string; readonly days: DateRange; readonly timeZone: string }

/** Queries the refunds, lost disputes and deposits of a period. */
export const useReturns = ({ location, days: { from, to } }: ReturnsProps) =>
  useQuery({
    queryKey: [orderListRoutes.listRefunds.path, location, from, to],
    queryFn: () => callApi(orderListRoutes.listRefunds, { params: { location }, query: { from, to } }),
  })
