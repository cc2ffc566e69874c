import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage, useWords } from '#base/language/use-words'
import { useLocationConfig } from '#base/location/location'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { CheckRow } from '#ui/forms/native-fields'
import { useTicketActions } from '../board/board-contexts'
import { getTicketsKey } from '../data/pushed-tickets'
import { formatAddressLine } from '../tickets/order-info'
import { isFullTicket, type BoardEntry } from '../tickets/tickets'
import { useDrivers, useSendTrip } from './use-drivers'

/** The other deliveries that are ready, which the driver can take along. */
function useOtherDeliveries({ id }: Ticket): readonly Ticket[] {
  const { code } = useLocationConfig()
  const entries = useQueryClient().getQueryData<readonly BoardEntry[]>(getTicketsKey(code)) ?? []
  return entries
    .filter(isFullTicket)
    .filter((other) => other.id !== id && other.orderType === 'delivery' && other.status === 'ready')
}

type DriverDialogProps = { readonly ticket: Ticket; readonly onClose: () => void }

/** Chooses who delivers an order, and which other orders go on the same trip. */
export function DriverDialog({ ticket, onClose }: DriverDialogProps) {
  const { delivery: words } = useWords().tickets
  const { dialogs } = useDialogWords()
  const { move } = useTicketActions()
  const describe = useErrorMessage()
  const { data: drivers, error } = useDrivers()
  const others = useOtherDeliveries(ticket)
  const [alongIds, setAlongIds] = useState<ReadonlySet<string>>(new Set())
  const { mutate: send, isPending, variables } = useSendTrip(onClose)
  const toggle = (id: string) => {
    const next = new Set(alongIds)
    if (!next.delete(id)) next.add(id)
    setAlongIds(next)
  }
  const trip = [ticket.id, ...others.map(({ id }) => id).filter((id) => alongIds.has(id))]
  return (
    <Dialog title={words.title(ticket.ticketNumber)} isBusy={isPending} onClose={onClose}>
      <DialogBody display="grid" gap="3">
        {others.length > 0 && (
          <Box as="section" display="grid" gap="3" aria-label={words.sameTrip}>
            <Text fontWeight="semibold">{words.sameTrip}</Text>
            {others.map((other) => (
              <CheckRow key={other.id} isChecked={alongIds.has(other.id)} onToggle={() => toggle(other.id)}>
                <span>
                  <strong>#{other.ticketNumber}</strong> {formatAddressLine(other) ?? other.customerInfo.name}
                </span>
              </CheckRow>
            ))}
          </Box>
        )}
        {!drivers && (
          <Text role={error ? 'alert' : 'status'}>{error ? describe(error, dialogs.unreachable) : words.loading}</Text>
        )}
        {drivers?.length === 0 && <Text>{words.none}</Text>}
        {drivers?.map(({ id, name }) => (
          <Button
            key={id}
            size="lg"
            variant={id === ticket.driver?.id ? 'solid' : 'outline'}
            disabled={isPending}
            aria-busy={isPending && variables.driverId === id}
            onClick={() => send({ driverId: id, orderIds: trip })}
          >
            {name}
          </Button>
        ))}
        {ticket.status === 'out-for-delivery' && (
          <Button
            size="lg"
            variant="ghost"
            disabled={isPending}
            onClick={() => {
              move(ticket, { status: 'ready', kitchenStatus: 'ready' })
              onClose()
            }}
          >
            {words.back}
          </Button>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          {dialogs.cancel}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
