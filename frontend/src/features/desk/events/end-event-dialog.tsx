import { Text } from '@chakra-ui/react/text'
import type { Event } from '#shared/catering/contract'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { TextAreaField } from '#ui/forms/fields'
import { useDeskLocation } from '../desk-location'
import { useEventUpdate } from './use-events'

type Values = { note: string }

/** How staff end an event: they decline a request, and cancel what was agreed. */
export const endings = {
  declined: {
    label: 'Decline',
    title: 'Decline this event?',
    text: 'The guest gets an e-mail. The day is free for other guests.',
  },
  cancelled: {
    label: 'Cancel Event',
    title: 'Cancel this event?',
    text: 'Its order is cancelled, and a deposit that was paid online is returned. The guest gets an e-mail.',
  },
} as const

export type Ending = keyof typeof endings

type EndEventDialogProps = { readonly event: Event; readonly ending: Ending; readonly onClose: () => void }

/** Declines or cancels an event, with a reason that the guest reads. */
export function EndEventDialog({ event: { id, version }, ending, onClose }: EndEventDialogProps) {
  const { mutateAsync: update } = useEventUpdate(useDeskLocation().code, id)
  const { label, title, text } = endings[ending]
  const sent = useSubmitForm<Values>({
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
      sent={sent}
      onClose={onClose}
    >
      <Text color="fg.muted">{text}</Text>
      <TextAreaField<Values> name="note" label="Reason for the guest (optional)" maxLength={500} rows={3} />
    </FormDialog>
  )
}
