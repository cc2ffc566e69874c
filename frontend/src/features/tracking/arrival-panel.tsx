import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { arrivalRoutes, MAX_ARRIVAL_NOTE_LENGTH } from '#shared/orders/arrival-contract'
import type { Order } from '#shared/orders/contract'
import { formatTime } from '#shared/platform/time'
import { callApi, getErrorMessage } from '#base/api/client'
import { useNow } from '#base/browser/use-now'
import { Surface } from '#ui/chakra/surface'
import { toast } from '#ui/toast'
import { orderQuery } from './use-tracked-order'
import { TextInput } from '#ui/chakra/controls'

/** The panel appears this long before the order is expected. */
const SHOWN_BEFORE_MS = 30 * 60_000

const isDueSoon = ({ status, promisedFrom }: Order, now: Date): boolean =>
  status === 'ready' || promisedFrom === null || Date.parse(promisedFrom) - now.getTime() <= SHOWN_BEFORE_MS

/** From this long before the order is expected, its guest is likely to be there. */
const NEARLY_READY_MS = 5 * 60_000

const isNearlyReady = ({ status, promisedFrom }: Order, now: Date): boolean =>
  status === 'ready' || (promisedFrom !== null && Date.parse(promisedFrom) - now.getTime() <= NEARLY_READY_MS)

function useMarkArrived(orderId: string) {
  const client = useQueryClient()
  const { queryKey } = orderQuery(orderId)
  return useMutation({
    mutationFn: (note: string) => callApi(arrivalRoutes.markArrived, { params: { orderId }, body: { note } }),
    onSuccess: (order) => client.setQueryData(queryKey, order),
    onError: (error) =>
      toast({
        title: "We couldn't tell the restaurant",
        description: getErrorMessage(error, 'Please try again, or call us.'),
        type: 'error',
      }),
  })
}

type ArrivalPanelProps = { readonly order: Order; readonly timeZone: string }

/** Curbside pickup: the guest says to be outside, and where staff find them. */
export function ArrivalPanel({ order, timeZone }: ArrivalPanelProps) {
  const now = useNow()
  const titleId = useId()
  const noteId = useId()
  const { arrival } = order
  const [note, setNote] = useState(arrival?.note ?? '')
  const { mutate: markArrived, isPending } = useMarkArrived(order.id)
  if (!order.mayMarkArrived || (!arrival && !isDueSoon(order, now))) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) markArrived(note)
  }
  return (
    <Surface aria-labelledby={titleId}>
      <Heading as="h2" size="md" mb="2" id={titleId}>
        Curbside pickup
      </Heading>
      <Text role="status" color="fg.muted">
        {arrival
          ? `The restaurant has known since ${formatTime(arrival.at, timeZone)} that you’re here.`
          : 'Are you outside? We’ll bring your order out to you.'}
      </Text>
      <form onSubmit={send}>
        <Text asChild mt="4" mb="1" fontSize="sm" fontWeight="semibold">
          <label htmlFor={noteId}>Your car or where you are (optional)</label>
        </Text>
        <Flex gap="3" wrap="wrap">
          <TextInput
            id={noteId}
            value={note}
            maxLength={MAX_ARRIVAL_NOTE_LENGTH}
            placeholder="Blue Honda, second row"
            flex="1"
            minW="12rem"
            onChange={({ target }) => setNote(target.value)}
          />
          <Button
            type="submit"
            aria-busy={isPending}
            variant={arrival || !isNearlyReady(order, now) ? 'outline' : 'solid'}
          >
            {arrival ? 'Update' : "I'm here"}
          </Button>
        </Flex>
      </form>
    </Surface>
  )
}
