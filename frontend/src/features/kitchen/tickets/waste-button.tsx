import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isStaff } from '#shared/accounts/access'
import { wasteRoutes } from '#shared/kitchen/waste-contract'
import { wasteReasonIds, wasteReasons, type WasteReason } from '#shared/inventory/waste'
import type { Ticket } from '#shared/orders/contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { useSession } from '#base/session/session'
import { wasteKey } from '#base/storage/storage-keys'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { CheckRow } from '#ui/forms/native-fields'
import { ReasonSelect } from '#ui/forms/reason-select'
import { toast } from '#ui/toast'

/** One row for each portion, so that each can be chosen with a tap. */
const listPortions = ({ orderItems }: Ticket) =>
  orderItems.flatMap(({ id, quantity, menuItem }) =>
    Array.from({ length: quantity }, (_, index) => ({ key: `${id} ${index}`, lineId: id, name: menuItem.name })),
  )

function WasteDialog({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const { id: orderId, ticketNumber } = ticket
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState<WasteReason | ''>('')
  const portions = listPortions(ticket)
  const { mutate, isPending } = useMutation({
    mutationFn: (why: WasteReason) => {
      const wasted = portions.filter(({ key }) => chosen.has(key)).map(({ lineId }) => lineId)
      const lines = [...new Set(wasted)].map((lineId) => ({
        lineId,
        quantity: wasted.filter((each) => each === lineId).length,
      }))
      const body = { lines, reason: why }
      return sendOnce(wasteKey(orderId), body, (headers) =>
        callApi(wasteRoutes.wasteDishes, { params: { orderId }, body, headers }),
      )
    },
    onSuccess: () => {
      toast({ title: 'Booked as waste', description: `Make it again for ticket ${ticketNumber}.` })
      onClose()
    },
    onError: (error) =>
      toast({ title: 'Not booked', description: getErrorMessage(error, 'Please try again.'), type: 'error' }),
  })
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  return (
    <Dialog title={`Waste of ticket ${ticketNumber}`} isBusy={isPending} onClose={onClose}>
      <DialogBody display="grid" gap="4">
        <Text color="fg.muted">The dishes are made again, so their ingredients leave the stock once more.</Text>
        {portions.map(({ key, name }) => (
          <CheckRow key={key} isChecked={chosen.has(key)} onToggle={() => toggle(key)}>
            {name}
          </CheckRow>
        ))}
        <FieldFrame label="Reason">
          <ReasonSelect value={reason} texts={wasteReasons} offered={wasteReasonIds} onChoose={setReason} />
        </FieldFrame>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={isPending || chosen.size === 0 || reason === ''}
          aria-busy={isPending}
          onClick={() => reason !== '' && mutate(reason)}
        >
          Book as Waste
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

/** Lets staff book dishes of a ticket as waste (docs/product/kitchen.md#waste). */
export function WasteButton({ ticket }: { readonly ticket: Ticket }) {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!isStaff(user)) return null
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Waste
      </Button>
      {isOpen && <WasteDialog ticket={ticket} onClose={() => setOpen(false)} />}
    </>
  )
}
