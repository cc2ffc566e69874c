import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { isStaff } from '#shared/accounts/access'
import { kitchenRoutes } from '#shared/kitchen/contract'
import type { LocationCode } from '#shared/locations/index'
import { orderRoutes, type Ticket } from '#shared/orders/contract'
import { orderSearchRoutes } from '#shared/kitchen/search-contract'
import { refundRoutes, type FailedRefund } from '#shared/kitchen/refunds-contract'
import { callApi } from '#base/api/client'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { useErrorMessage, useWords } from '#base/language/use-words'

const REFETCH_MS = 60_000

const queryKeyOf = (location: LocationCode) => [refundRoutes.listFailedRefunds.path, location]

/** Reads the failed refunds again if a changed ticket is, or was, one of them. */
export function refetchFailedRefunds(client: QueryClient, location: LocationCode, ticket: Ticket): void {
  const queryKey = queryKeyOf(location)
  const listed = client.getQueryData<FailedRefund[]>(queryKey) ?? []
  if (ticket.failedRefund !== undefined || listed.some(({ orderId }) => orderId === ticket.id))
    void client.invalidateQueries({ queryKey })
}

/** Returns the refunds of a location that did not reach the card, and what staff do about them. */
export function useFailedRefunds(location: LocationCode) {
  const { notices: words } = useWords().board
  const describe = useErrorMessage()
  const client = useQueryClient()
  const { user } = useSession()
  const query = useQuery({
    queryKey: queryKeyOf(location),
    queryFn: () => callApi(refundRoutes.listFailedRefunds, { params: { location } }),
    enabled: isStaff(user),
    refetchInterval: REFETCH_MS,
    refetchOnMount: 'always',
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ orderId, amount }: FailedRefund) =>
      callApi(refundRoutes.returnFailedRefund, { params: { orderId }, body: { amount } }),
    onSuccess: (_, { ticketNumber, amount }) =>
      toast({ title: words.returned, description: words.refundSettled(`$${amount}`, ticketNumber) }),
    onError: (error) =>
      toast({ title: words.notSaved, description: describe(error, words.pleaseTryAgain), type: 'error' }),
    onSettled: () => {
      for (const { path } of [
        refundRoutes.listFailedRefunds,
        kitchenRoutes.listTickets,
        orderSearchRoutes.searchOrders,
        orderRoutes.getOrder,
      ])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
  return { query, failedRefunds: query.data, markReturned: mutate, isSaving: isPending }
}

export type FailedRefunds = ReturnType<typeof useFailedRefunds>
