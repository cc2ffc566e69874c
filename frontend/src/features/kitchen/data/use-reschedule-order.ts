import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { orderRoutes, type Ticket } from '#shared/orders/contract'
import { slotRoutes } from '#shared/orders/slots-contract'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { slotMoveKey } from '#base/storage/storage-keys'
import { useLocationConfig } from '#base/location/location'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'

/** Returns the times of a date to which an order can move; undefined while loading. */
export function useFreeSlots({ id: order, orderType: type }: Ticket, date: string) {
  const { code: location } = useLocationConfig()
  const { data } = useQuery({
    queryKey: [slotRoutes.listSlots.path, location, type, date, order],
    queryFn: () => callApi(slotRoutes.listSlots, { params: { location }, query: { type, date, order } }),
    enabled: date !== '',
    refetchOnMount: 'always',
  })
  // The places of any order are a list; those of one order come with more.
  return Array.isArray(data) ? undefined : data?.slots
}

/** Reschedules an order, only once even if the response is lost. */
export function useRescheduleOrder({ id: orderId, ticketNumber }: Ticket, onDone: () => void) {
  const { reschedule: words } = useDialogWords().dialogs
  const describe = useErrorMessage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (at: string) =>
      sendOnce(slotMoveKey(orderId), { at }, (headers) =>
        callApi(kitchenRoutes.rescheduleOrder, { params: { orderId }, body: { at }, headers }),
      ),
    onSuccess: () => {
      toast({ title: words.moved, description: words.notified(ticketNumber) })
      onDone()
    },
    onError: (error) => {
      const description = describe(error, words.failed)
      toast({ title: words.notRescheduled, description, type: 'error' })
    },
    onSettled: () => {
      for (const { path } of [orderRoutes.getOrder, kitchenRoutes.listTickets, slotRoutes.listSlots])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}
