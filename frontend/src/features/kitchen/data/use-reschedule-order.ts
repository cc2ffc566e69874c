import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { orderRoutes, type Ticket } from '#shared/orders/contract'
import { slotRoutes } from '#shared/orders/slots-contract'
import type { Location } from '#shared/locations/index'
import { listSlotTimes } from '#shared/orders/scheduling'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { slotMoveKey } from '#base/storage/storage-keys'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'

type MovedTicket = Pick<Ticket, 'orderType' | 'promisedFrom'>

/**
 * Returns the times of a date to which the order can move; undefined while loading. Those before
 * the kitchen's current quote are not listed for other orders, so their places are unknown.
 */
export function useFreeSlots(location: Location, { orderType: type, promisedFrom }: MovedTicket, date: string) {
  const { code } = location
  const { data } = useQuery({
    queryKey: [slotRoutes.listSlots.path, code, type, date],
    queryFn: () => callApi(slotRoutes.listSlots, { params: { location: code }, query: { type, date } }),
    enabled: date !== '',
    refetchOnMount: 'always',
  })
  // The places of any order are a list; those of a cart come with more.
  if (!Array.isArray(data)) return undefined
  const [first] = data
  const isLaterThanPromise = ({ at }: { readonly at: string }) =>
    promisedFrom !== null && at > promisedFrom && (first === undefined || at < first.at)
  const unlisted = listSlotTimes(location, date).filter(isLaterThanPromise)
  return [...unlisted.map(({ at }) => ({ at, left: null })), ...data.filter(({ left }) => left !== 0)]
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
