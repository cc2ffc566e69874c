import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { Button } from '#ui/chakra/button'
import type { Event } from '#shared/catering/contract'
import { isDepositToReturn } from '#shared/catering/event-states'
import { describeDeposit } from '#shared/catering/quote-text'
import { depositTenders, type DepositTender } from '#shared/orders/constants'
import { formatDecimal } from '#shared/platform/money'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { SelectField, SelectOptions } from '#ui/forms/fields'
import { useDeskLocation } from '../desk-location'
import { useEventUpdate } from './use-events'

type Values = { tender: DepositTender | '' }

const decisions = {
  depositPaid: {
    label: 'Deposit Paid',
    title: (amount: string) => `Did the guest pay ${amount}?`,
    field: 'How it was paid',
    text: 'It counts in the payments of today. The ticket then shows the balance due.',
    tenders: { cash: 'Cash', card: 'Card', other: 'Other, such as a check' },
  },
  depositReturned: {
    label: 'Deposit Returned',
    title: (amount: string) => `Did you return ${amount}?`,
    field: 'How it went back',
    text: 'In cash or on your card terminal, it counts in the refunds of today.',
    tenders: { cash: 'In cash', card: 'On the card terminal', other: 'Another way, such as a check' },
  },
} as const

type Decision = keyof typeof decisions

type DialogProps = {
  readonly event: Event
  readonly decision: Decision
  readonly amount: string
  readonly onClose: () => void
}

/** Records that a deposit was paid at the restaurant or went back, and how. */
function DepositDialog({ event: { id, version }, decision, amount, onClose }: DialogProps) {
  const { mutateAsync: update } = useEventUpdate(useDeskLocation().code, id)
  const { label, title, field, text, tenders } = decisions[decision]
  const form = useSubmitForm<Values>({
    defaults: { tender: '' },
    check: ({ tender }) => (tender === '' ? [{ path: 'tender', message: 'Choose cash, card or other' }] : []),
    send: async ({ tender }) => {
      if (tender === '') return
      await (decision === 'depositPaid'
        ? update({ depositPaid: true, tender, version })
        : update({ depositReturned: true, tender, version }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={title(formatDecimal(amount))}
      submitLabel={label}
      pendingLabel="Saving…"
      closeLabel="Back"
      form={form}
      onClose={onClose}
    >
      <SelectField<Values> name="tender" label={field}>
        <option value="">Choose</option>
        <SelectOptions of={depositTenders.map((value) => ({ value, label: tenders[value] }))} />
      </SelectField>
      <Text color="fg.muted">{text}</Text>
    </FormDialog>
  )
}

/** Which decision about a deposit at the restaurant is next, if one is. */
function findDecision(event: Event): { readonly decision: Decision; readonly amount: string } | undefined {
  const { quote, state, depositPaidAt, deposit } = event
  if (deposit && isDepositToReturn(event)) return { decision: 'depositReturned', amount: deposit.amount }
  if (!quote || quote.deposit === '0.00' || state !== 'ordered' || depositPaidAt !== null) return undefined
  return { decision: 'depositPaid', amount: quote.deposit }
}

/** Records a deposit that the guest pays at the restaurant, or gets back there. */
export function DepositButton({ event }: { readonly event: Event }) {
  const [isOpen, setOpen] = useState(false)
  const next = findDecision(event)
  if (!next) return null
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {decisions[next.decision].label}
      </Button>
      {isOpen && <DepositDialog event={event} {...next} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What happens to the deposit of an event that was cancelled. */
export function DepositNotice({ event }: { readonly event: Event }) {
  const text = describeDeposit(event, 'staff')
  return text === '' ? null : <Text>{text}</Text>
}
