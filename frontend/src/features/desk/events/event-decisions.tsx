import { Button } from '#ui/chakra/button'
import { useState } from 'react'
import { Text } from '@chakra-ui/react/text'
import type { Event } from '#shared/catering/contract'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { TextAreaField } from '#ui/forms/fields'
import { useDeskLocation } from '../desk-location'
import { useEventUpdate } from './use-events'

type Values = { note: string }

/** How staff end an event: they decline a request, and cancel what was agreed. */
const endings = {
  declined: {
    label: 'Decline',
    title: 'Decline this event?',
    text: 'The guest gets an e-mail. The day is free for other guests.',
  },
  cancelled: {
    label: 'Cancel Event',
    title: 'Cancel this event?',
    text: 'Its order is canceled, and a deposit that was paid online is returned. One that was paid here is yours to return. The guest gets an e-mail.',
  },
} as const

type Ending = keyof typeof endings

type EndEventDialogProps = { readonly event: Event; readonly ending: Ending; readonly onClose: () => void }

/** Declines or cancels an event, with a reason that the guest reads. */
function EndEventDialog({ event: { id, version }, ending, onClose }: EndEventDialogProps) {
  const { mutateAsync: update } = useEventUpdate(useDeskLocation().code, id)
  const { label, title, text } = endings[ending]
  const form = useSubmitForm<Values>({
    defaults: { note: '' },
    send: async ({ note }) => {
      await update({ state: ending, note, version })
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      submitLabel={label}
      pendingLabel="Sending…"
      closeLabel="Back"
      form={form}
      onClose={onClose}
    >
      <Text color="fg.muted">{text}</Text>
      <TextAreaField<Values> name="note" label="Reason for the guest (optional)" maxLength={500} rows={3} />
    </FormDialog>
  )
}

type EventProps = { readonly event: Event }

/** Which ending staff can choose: none for an event that is over. */
function getEnding(state: Event['state']): Ending | undefined {
  if (state === 'requested' || state === 'quoted') return 'declined'
  return state === 'accepted' || state === 'ordered' ? 'cancelled' : undefined
}

/** The button that declines or cancels an event. */
export function EventEnding({ event }: EventProps) {
  const [isOpen, setOpen] = useState(false)
  const ending = getEnding(event.state)
  if (!ending) return null
  return (
    <>
      <Button variant="outline" justifySelf="start" className="not-on-paper" onClick={() => setOpen(true)}>
        {endings[ending].label}
      </Button>
      {isOpen && <EndEventDialog event={event} ending={ending} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Verifies a request whose guest has not opened the link in the mail, or takes a free place. */
export function VerifyButton({ event: { id, version, state, holdsPlace } }: EventProps) {
  const { mutate, isPending } = useEventUpdate(useDeskLocation().code, id)
  if (state !== 'requested' || holdsPlace) return null
  return (
    <Button
      variant="outline"
      justifySelf="start"
      className="not-on-paper"
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => mutate({ isVerified: true, version })}
    >
      Confirm for the Guest
    </Button>
  )
}
