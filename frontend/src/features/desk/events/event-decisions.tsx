import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import type { Event } from '#shared/catering/contract'
import { formatDecimal } from '#shared/platform/money'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { useDeskLocation } from '../desk-location'
import { EndEventDialog, endings, type Ending } from './end-event-dialog'
import { useEventUpdate } from './use-events'

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

/** Records a deposit that the guest pays at the restaurant. */
export function DepositButton({ event: { id, version, quote, state, depositPaidAt } }: EventProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useEventUpdate(useDeskLocation().code, id)
  if (!quote || quote.deposit === '0.00' || state !== 'ordered' || depositPaidAt !== null) return null
  const amount = formatDecimal(quote.deposit)
  return (
    <>
      <Button variant="outline" disabled={isPending} aria-busy={isPending} onClick={() => setAsking(true)}>
        Deposit Paid
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Did the guest pay ${amount}?`}
          confirmLabel="Deposit Paid"
          keepLabel="Back"
          onConfirm={() => mutate({ depositPaid: true, version })}
          onClose={() => setAsking(false)}
        >
          The ticket then shows the balance due.
        </ConfirmDialog>
      )}
    </>
  )
}
