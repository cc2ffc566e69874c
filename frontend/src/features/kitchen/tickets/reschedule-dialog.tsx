import { getPromisedAt } from '#shared/orders/timing/ticket-timing'
import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { isActiveStatus } from '#shared/orders/status'
import type { Slot } from '#shared/orders/slots-contract'
import { getBusinessDate } from '#shared/hours/open-periods'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { useFreeSlots, useRescheduleOrder } from '../data/use-reschedule-order'
import { useTimes } from './times'
import { TextInput } from '#ui/forms/controls'
import { FieldFrame } from '#ui/forms/field-frame'

function TimeChoice({ times, value, onChoose }: TimeChoiceProps) {
  const { reschedule: words } = useDialogWords().dialogs
  const { clock } = useTimes()
  if (!times) return <Text color="fg.muted">{words.loadingTimes}</Text>
  if (times.length === 0) return <Text>{words.noTimes}</Text>
  const formatSlot = ({ at, left }: Slot) =>
    left === null || left > 3 ? clock(at) : `${clock(at)} ${words.left(left)}`
  return (
    <ChoiceSelect
      label={words.time}
      value={value}
      options={times.map((slot) => ({ value: slot.at, label: formatSlot(slot) }))}
      placeholder={words.chooseTime}
      onChoose={onChoose}
    />
  )
}

type TimeChoiceProps = {
  readonly times: readonly Slot[] | undefined
  readonly value: string
  readonly onChoose: (at: string) => void
}

type MoveTimeDialogProps = { readonly ticket: Ticket; readonly onClose: () => void }

export function RescheduleDialog({ ticket, onClose }: MoveTimeDialogProps) {
  const { board } = useWords()
  const { dialogs } = useDialogWords()
  const { reschedule: words } = dialogs
  const { moment } = useTimes()
  const location = useLocationConfig()
  const now = useNow()
  // Times after midnight are listed with the day on which their night began.
  const today = getBusinessDate(location, now)
  const promised = ticket.promisedFrom && getBusinessDate(location, new Date(ticket.promisedFrom))
  const [date, setDate] = useState(promised && promised > today ? promised : today)
  const [at, setAt] = useState('')
  const slots = useFreeSlots(ticket, date)
  const times = slots?.filter((slot) => Date.parse(slot.at) > now.getTime() && slot.at !== ticket.promisedFrom)
  const isFree = times?.some((slot) => slot.at === at) ?? false
  const { mutate, isPending } = useRescheduleOrder(ticket, onClose)
  return (
    <Dialog title={board.reschedule.title(ticket.ticketNumber)} isBusy={isPending} onClose={onClose}>
      <DialogBody display="grid" gap="4">
        <Text color="fg.muted">{words.currentlyDue(moment(getPromisedAt(ticket)))}</Text>
        <FieldFrame label={words.day}>
          <TextInput type="date" min={today} value={date} onChange={(event) => setDate(event.target.value)} />
        </FieldFrame>
        <TimeChoice times={times} value={isFree ? at : ''} onChoose={setAt} />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          {dialogs.cancel}
        </Button>
        <Button
          disabled={isPending || !isFree || !isActiveStatus(ticket.status)}
          aria-busy={isPending}
          onClick={() => mutate(at)}
        >
          {isPending ? words.moving : board.reschedule.button}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
