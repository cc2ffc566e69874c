import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { isBlank } from '#shared/platform/text'
import { eventRoutes, type Event } from '#shared/catering/contract'
import { formatDecimal } from '#shared/platform/money'
import { formatDateTime } from '#shared/platform/time'
import { buildUrl, callApi } from '#base/api/client'
import { leavePage } from '#base/browser/leave-page'
import { TitledPanel } from '#base/components/titled-panel'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { useEventLocation, useEventMutation } from './use-event'
import { TextArea } from '#ui/forms/controls'

type ActionsProps = { readonly event: Event }

function getAcceptLabel({ state, depositPayment }: Event, { deposit, total }: NonNullable<Event['quote']>): string {
  if (state === 'accepted') return `Pay Deposit · ${formatDecimal(deposit)}`
  return depositPayment === 'online'
    ? `Accept and Pay Deposit · ${formatDecimal(deposit)}`
    : `Accept Quote · ${formatDecimal(total)}`
}

/**
 * Accepts the quote. A deposit that is paid online leads to the payment page, also again if it was
 * not paid in time.
 */
function AcceptButton({ event }: ActionsProps) {
  const { id, version, quote, depositPayment } = event
  const { mutate, isPending } = useEventMutation(
    id,
    () => callApi(eventRoutes.acceptEvent, { params: { eventId: id }, body: { version } }),
    ({ payment }) => payment && leavePage(payment.url),
  )
  const pendingLabel = depositPayment === 'online' ? 'Opening the payment page…' : 'Accepting…'
  if (!quote) return null
  return (
    <Button size="lg" disabled={isPending} aria-busy={isPending} onClick={() => mutate(undefined)}>
      {isPending ? pendingLabel : getAcceptLabel(event, quote)}
    </Button>
  )
}

function ChangesForm({ event: { id } }: ActionsProps) {
  const [text, setText] = useState('')
  const { mutate, isPending } = useEventMutation(id, (changes: string) =>
    callApi(eventRoutes.requestEventChanges, { params: { eventId: id }, body: { text: changes } }),
  )
  return (
    <TitledPanel title="Request Changes">
      <TextArea
        aria-label="What should change"
        rows={3}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        mt="3"
        variant="outline"
        disabled={isPending || isBlank(text)}
        aria-busy={isPending}
        onClick={() => mutate(text, { onSuccess: () => setText('') })}
      >
        Send
      </Button>
    </TitledPanel>
  )
}

function CancelButton({ event }: ActionsProps) {
  const { id } = event
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useEventMutation(id, () =>
    callApi(eventRoutes.cancelEvent, { params: { eventId: id } }),
  )
  return (
    <>
      <Button variant="outline" disabled={isPending} aria-busy={isPending} onClick={() => setAsking(true)}>
        Cancel Event
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Cancel this event?"
          confirmLabel="Cancel Event"
          keepLabel="Keep It"
          onConfirm={() => {
            setAsking(false)
            mutate(undefined)
          }}
          onClose={() => setAsking(false)}
        >
          We’ll offer your date to other guests.
          {event.deposit
            ? ' Your deposit was paid at the restaurant: please call us to get it back.'
            : event.depositPaidAt !== null && ' You’ll get your deposit back.'}
        </ConfirmDialog>
      )}
    </>
  )
}

function describeCancelling({ state, mayCancel, cancelUntil }: Event, timeZone: string): string {
  const until = formatDateTime(cancelUntil, timeZone)
  if (state === 'requested' || state === 'quoted')
    return `Once you have accepted, you can cancel online until ${until}.`
  if (state !== 'accepted' && state !== 'ordered') return ''
  return mayCancel
    ? `You can cancel online until ${until}. Please call us for later cancellations and for changes.`
    : 'This event can no longer be canceled online. Please call us for cancellations and changes.'
}

/** The rules for cancelling, and the phone number for everything else. */
function EventHelp({ event }: ActionsProps) {
  const { phone, timeZone } = useEventLocation(event)
  return (
    <Text fontSize="sm" color="fg.muted">
      {describeCancelling(event, timeZone)} Questions? Call <a href={`tel:${phone}`}>{phone}</a>.
    </Text>
  )
}

/** What the guest can do with an event in its state, and the rules for cancelling. */
export function EventActions({ event }: ActionsProps) {
  const isOpen = event.state === 'requested' || event.state === 'quoted'
  const isPayable = event.state === 'quoted' || (event.state === 'accepted' && event.depositPayment === 'online')
  const isPlanned = event.state === 'accepted' || event.state === 'ordered'
  return (
    <>
      <Flex gap="3" flexWrap="wrap">
        {isPayable && <AcceptButton event={event} />}
        {(isOpen || isPlanned) && (
          <Button asChild variant="outline">
            <a href={buildUrl(eventRoutes.getEventCalendar.path, { eventId: event.id })} download>
              Add to Calendar
            </a>
          </Button>
        )}
        {event.mayCancel && <CancelButton event={event} />}
      </Flex>
      {isOpen && <ChangesForm event={event} />}
      <EventHelp event={event} />
    </>
  )
}
