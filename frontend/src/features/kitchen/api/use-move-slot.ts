import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { kitchen } from '#shared/contract/kitchen'
import { orders } from '#shared/contract/orders'
import type { Ticket } from '#shared/contract/orders'
import { openSlots } from '#shared/contract/slots/open'
import type { LocationCode } from '#shared/locations/index'
import { messageOf } from '#base/api/api-error'
import { call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { slotMoveOf } from '#base/storage/names'

/** The times of a date that have room for an order of this type; undefined while they are read. */
export function useFreeSlots(location: LocationCode, { orderType: type }: Pick<Ticket, 'orderType'>, date: string) {
  const { data } = useQuery({
    queryKey: [openSlots.read.path, location, type, date],
    queryFn: () => call(openSlots.read, { params: { location }, query: { type, date } }),
    enabled: date !== '',
    refetchOnMount: 'always',
  })
  return data?.filter(({ left }) => left !== 0)
}

/** Moves an order to another time, once however often the answer is lost. */
export function useMoveSlot({ id: orderId, ticketNumber }: Ticket, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (at: string) =>
      once(slotMoveOf(orderId), { at }, (headers) =>
        call(kitchen.moveSlot, { params: { orderId }, body: { at }, headers }),
      ),
    onSuccess: () => {
      toast({ title: 'Moved', description: `The guest of ticket ${ticketNumber} is told of the other time.` })
      onDone()
    },
    onError: (error) => {
      const description = messageOf(error, 'The order could not be moved.')
      toast({ title: 'Not moved', description, type: 'error' })
    },
    onSettled: () => {
      for (const { path } of [orders.read, kitchen.orders, openSlots.read])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}
