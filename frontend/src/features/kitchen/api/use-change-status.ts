import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { kitchen } from '#shared/contract/kitchen'
import type { Ticket } from '#shared/contract/orders'
import type { BodyOf } from '#shared/contract/route'
import { stageOf } from '#shared/rules/order-status'
import { call } from '../../../app/api/call'
import { useLocationConfig } from '../../../app/location'
import { withStage } from '../tickets'
import { changing, changingStatus, ticketsQuery } from './tickets-query'

type Change = BodyOf<typeof kitchen.changeStatus>

type Say = { readonly done: () => void; readonly failed: () => void }

/** Moves a ticket at once, and back again when the server refuses. */
export function useChangeStatus(ticket: Ticket, say?: Say) {
  const client = useQueryClient()
  const { queryKey } = ticketsQuery(useLocationConfig().code)
  const show = (stage: Pick<Ticket, 'status' | 'kitchenStatus'>) =>
    client.setQueryData(queryKey, (tickets) => tickets && withStage(tickets, ticket.id, stage))

  return useMutation({
    mutationKey: changing(ticket.id),
    mutationFn: (body: Change) => call(kitchen.changeStatus, { params: { orderId: ticket.id }, body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey })
      show(stageOf(body))
    },
    onSuccess: say?.done,
    onError: (cause) => {
      say?.failed()
      console.error(new Error('Failed to update order status', { cause }))
      show({ status: ticket.status, kitchenStatus: ticket.kitchenStatus })
    },
    // Not awaited: the change would count as under way until the board is read, and a push meanwhile be passed over.
    onSettled: () => {
      if (client.isMutating({ mutationKey: changingStatus }) === 1) void client.invalidateQueries({ queryKey })
    },
  })
}

/** Whether the last change of a ticket failed; a card that was taken off and put back still knows. */
export const useChangeFailed = (orderId: string): boolean =>
  useMutationState({ filters: { mutationKey: changing(orderId) }, select: ({ state }) => state.status }).at(-1) ===
  'error'
