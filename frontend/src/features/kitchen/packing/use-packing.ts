import { useMutation, useQueryClient } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { packingRoutes } from '#shared/kitchen/packing-contract'
import { callApi } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { toast } from '#ui/toast'
import { useErrorMessage, useWords } from '#base/language/use-words'
import { getTicketsKey } from '../data/pushed-tickets'

/** Reads the board again after a change that no other screen has pushed yet. */
function useTicketChange<Change>(send: (change: Change) => Promise<unknown>, failure: string) {
  const describe = useErrorMessage()
  const { code } = useLocationConfig()
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onError: (error) => toast({ title: describe(error, failure), type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: getTicketsKey(code) }),
  })
}

type TickedItems = { readonly ids: readonly string[]; readonly isPacked: boolean }

/** Returns whether items of a ticket's packing list are packed, and what changes that. */
export function usePackingTick(orderId: string, { ids, isPacked }: TickedItems) {
  const { mutate, variables, isPending } = useTicketChange(async (isIn: boolean) => {
    // One after the other, because all are written to the same order.
    for (const id of ids)
      await callApi(packingRoutes.updatePacking, { params: { orderId }, body: { id, isPacked: isIn } })
  }, useWords().tickets.packing.listNotSaved)
  const isIn = isPending ? variables : isPacked
  return { isIn, toggle: () => mutate(!isIn) }
}

/** Sets how many bags a ready order has. */
export const useCountBags = (orderId: string) =>
  useTicketChange(
    (bags: number) =>
      callApi(kitchenRoutes.updateTicketStatus, {
        params: { orderId },
        body: { status: 'ready', kitchenStatus: 'ready', bags },
      }),
    useWords().tickets.packing.bagsNotSaved,
  )
