import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wasteRoutes } from '#shared/kitchen/waste-contract'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { wasteReasonIds, type WasteReason } from '#shared/inventory/waste'
import type { Ticket } from '#shared/orders/contract'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { wasteKey } from '#base/storage/storage-keys'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { CheckRow } from '#ui/forms/native-fields'
import { ReasonSelect } from '../actions/reason-select'
import { toast } from '#ui/toast'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage, useWords } from '#base/language/use-words'

/** One row for each portion, so that each can be chosen with a tap. */
const listPortions = ({ orderItems }: Ticket) =>
  orderItems.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => ({
      key: `${line.id} ${index}`,
      lineId: line.id,
      name: formatDishName(line),
    })),
  )

/** Books portions of a ticket as waste. */
export function WasteDialog({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const { wasteReasons } = useWords().tickets
  const { dialogs } = useDialogWords()
  const { waste: words } = dialogs
  const describe = useErrorMessage()
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
      toast({ title: words.booked, description: words.makeAgain(ticketNumber) })
      onClose()
    },
    onError: (error) =>
      toast({ title: words.notBooked, description: describe(error, dialogs.pleaseTryAgain), type: 'error' }),
  })
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  return (
    <Dialog title={words.title(ticketNumber)} isBusy={isPending} onClose={onClose}>
      <DialogBody display="grid" gap="4">
        <Text color="fg.muted">{words.consequence}</Text>
        {portions.map(({ key, name }) => (
          <CheckRow key={key} isChecked={chosen.has(key)} onToggle={() => toggle(key)}>
            {name}
          </CheckRow>
        ))}
        <FieldFrame label={dialogs.reason}>
          <ReasonSelect value={reason} texts={wasteReasons} offered={wasteReasonIds} onChoose={setReason} />
        </FieldFrame>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          {dialogs.cancel}
        </Button>
        <Button
          disabled={isPending || chosen.size === 0 || reason === ''}
          aria-busy={isPending}
          onClick={() => reason !== '' && mutate(reason)}
        >
          {words.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
