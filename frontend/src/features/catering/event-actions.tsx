import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { Textarea } from '@chakra-ui/react/textarea'
import { useState } from 'react'
import { eventRoutes, type Event } from '#shared/catering/contract'
import { formatDecimal } from '#shared/platform/money'
import { formatDateTime } from '#shared/platform/time'
import { buildUrl, callApi } from '#base/api/client'
import { TitledPanel } from '#base/components/titled-panel'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { useEventLocation, useEventMutation } from './use-event'

type ActionsProps = { readonly event: Event }

/** Accepts the quote. A deposit that is paid online leads to the payment page. */
function useAcceptance({ id, version }: Event) {
  const { mutate, isPending } = useEventMutation(id, () =>
    callApi(eventRoutes.acceptEvent, { params: { eventId: id }, body: { version } }),
  )
  const accept = () => mutate(undefined, { onSuccess: ({ payment }) => payment && window.location.assign(payment.url) })
  return { accept, isPending }
}

function AcceptButton({ event }: ActionsProps) {
  const { accept, isPending } = useAcceptance(event)
  const { quote, depositPayment } = event
  if (!quote) return null
  const label =
    depositPayment === 'online'
      ? `Accept and Pay Deposit · ${formatDecimal(quote.deposit)}`
      : `Accept Quote · ${formatDecimal(quote.total)}`
  return (
    <Button size="lg" disabled={isPending} aria-busy={isPending} onClick={accept}>
      {isPending ? 'Accepting…' : label}
    </Button>
  )
}

/** Leads to the payment page of the deposit; opens another one if it was not paid in time. */
function DepositButton({ event }: ActionsProps) {
  const { accept, isPending } = useAcceptance(event)
  const { quote } = event
  if (!quote) return null
  return (
    <Button size="lg" disabled={isPending} aria-busy={isPending} onClick={accept}>
      {`Pay Deposit · ${formatDecimal(quote.deposit)}`}
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
      <Textarea
        aria-label="What should change"
        rows={3}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        mt="3"
        variant="outline"
        disabled={isPending || text.trim() === ''}
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
          We offer your date to other guests.
          {event.depositPayment === 'online' && event.depositPaidAt !== null && ' You get your deposit back.'}
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
    : 'This event can’t be cancelled online any more. Please call us for cancellations and changes.'
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
  const isPlanned = event.state === 'accepted' || event.state === 'ordered'
  return (
    <>
      <Flex gap="3" flexWrap="wrap">
        {event.state === 'quoted' && <AcceptButton event={event} />}
        {event.state === 'accepted' && event.depositPayment === 'online' && <DepositButton event={event} />}
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
