import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { orderRoutes, type Ticket } from '#shared/orders/contract'
import { slotRoutes } from '#shared/orders/slots-contract'
import type { LocationCode } from '#shared/locations/index'
import { callApi, getErrorMessage } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { slotMoveKey } from '#base/storage/storage-keys'

/** Returns the times of a date with free capacity for this order type; undefined while loading. */
export function useFreeSlots(location: LocationCode, { orderType: type }: Pick<Ticket, 'orderType'>, date: string) {
  const { data } = useQuery({
    queryKey: [slotRoutes.listSlots.path, location, type, date],
    queryFn: () => callApi(slotRoutes.listSlots, { params: { location }, query: { type, date } }),
    enabled: date !== '',
    refetchOnMount: 'always',
  })
  return data?.filter(({ left }) => left !== 0)
}

/** Reschedules an order, only once even if the response is lost. */
export function useRescheduleOrder({ id: orderId, ticketNumber }: Ticket, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (at: string) =>
      sendOnce(slotMoveKey(orderId), { at }, (headers) =>
        callApi(kitchenRoutes.rescheduleOrder, { params: { orderId }, body: { at }, headers }),
      ),
    onSuccess: () => {
      toast({ title: 'Moved', description: `The guest of ticket ${ticketNumber} has been notified of the new time.` })
      onDone()
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'The order could not be rescheduled.')
      toast({ title: 'Not rescheduled', description, type: 'error' })
    },
    onSettled: () => {
      for (const { path } of [orderRoutes.getOrder, kitchenRoutes.listTickets, slotRoutes.listSlots])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}
