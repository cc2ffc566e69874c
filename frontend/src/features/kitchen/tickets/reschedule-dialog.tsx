import { getPromisedAt } from '#shared/orders/timing/ticket-timing'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import type { Slot } from '#shared/orders/slots-contract'
import type { LocationConfig } from '#shared/locations/location'
import { toWallClock } from '#shared/platform/time'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { useFreeSlots, useRescheduleOrder } from '../data/use-reschedule-order'
import { formatClockTime, formatMoment } from './tickets'

const placesText = (left: number | null) => (left === null || left > 3 ? '' : ` (${left} left)`)

function TimeChoice({ place, times, value, onChoose }: TimeChoiceProps) {
  if (!times) return <Text color="fg.muted">Loading times…</Text>
  if (times.length === 0) return <Text>No times are available on this day.</Text>
  const options = times.map(({ at, left }) => ({ value: at, label: formatClockTime(place, at) + placesText(left) }))
  return <ChoiceSelect label="Time" value={value} options={options} placeholder="Choose a time" onChoose={onChoose} />
}

type TimeChoiceProps = {
  readonly place: Pick<LocationConfig, 'timeZone'>
  readonly times: readonly Slot[] | undefined
  readonly value: string
  readonly onChoose: (at: string) => void
}

type MoveTimeDialogProps = { readonly ticket: Ticket; readonly onClose: () => void }

export function RescheduleDialog({ ticket, onClose }: MoveTimeDialogProps) {
  const location = useLocationConfig()
  const now = useNow()
  const today = toWallClock(location, now).date
  const promised = ticket.promisedFrom && toWallClock(location, new Date(ticket.promisedFrom)).date
  const [date, setDate] = useState(promised && promised > today ? promised : today)
  const [at, setAt] = useState('')
  const slots = useFreeSlots(location, ticket, date)
  const times = slots?.filter((slot) => Date.parse(slot.at) > now.getTime() && slot.at !== ticket.promisedFrom)
  const isFree = times?.some((slot) => slot.at === at) ?? false
  const { mutate, isPending } = useRescheduleOrder(ticket, onClose)
  return (
    <Dialog title={`Reschedule ticket ${ticket.ticketNumber}`} isBusy={isPending} onClose={onClose}>
      <DialogBody display="grid" gap="4">
        <Text color="fg.muted">
          Currently due {formatMoment(location, new Date(getPromisedAt(ticket)).toISOString())}. The guest is notified
          at once, so agree on the time first.
        </Text>
        <Field.Root>
          <Field.Label>Day</Field.Label>
          <Input type="date" min={today} value={date} onChange={(event) => setDate(event.target.value)} />
        </Field.Root>
        <TimeChoice place={location} times={times} value={isFree ? at : ''} onChoose={setAt} />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={isPending || !isFree} aria-busy={isPending} onClick={() => mutate(at)}>
          {isPending ? 'Moving…' : 'Reschedule'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
