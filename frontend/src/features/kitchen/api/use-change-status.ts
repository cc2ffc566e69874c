import { useMutation, useQueryClient } from '@tanstack/react-query'
import { kitchen } from '#shared/contract/kitchen'
import type { Ticket } from '#shared/contract/orders'
import type { BodyOf } from '#shared/contract/route'
import { stageOf } from '#shared/rules/order-status'
import { call } from '../../../app/api/call'
import { useLocationConfig } from '../../../app/location'
import { withStage } from '../tickets'
import { changingStatus, ticketsQuery } from './tickets-query'

type Change = BodyOf<typeof kitchen.changeStatus>

/** Moves a ticket at once, and back again when the server refuses. */
export function useChangeStatus(ticket: Ticket) {
  const client = useQueryClient()
  const { queryKey } = ticketsQuery(useLocationConfig().code)
  const show = (stage: Pick<Ticket, 'status' | 'kitchenStatus'>) =>
    client.setQueryData(queryKey, (tickets) => tickets && withStage(tickets, ticket.id, stage))

  return useMutation({
    mutationKey: changingStatus,
    mutationFn: (body: Change) => call(kitchen.changeStatus, { params: { orderId: ticket.id }, body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey })
      show(stageOf(body))
    },
    onError: (cause) => {
      console.error(new Error('Failed to update order status', { cause }))
      show({ status: ticket.status, kitchenStatus: ticket.kitchenStatus })
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: changingStatus }) === 1) await client.invalidateQueries({ queryKey })
    },
  })
}
