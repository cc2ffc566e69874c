import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { DeskGiftCard, GiftCardEntry } from '#shared/gift-cards/desk-contract'
import { formatDecimal } from '#shared/platform/money'
import { formatDateTime } from '#shared/platform/time'
import { getErrorMessage } from '#base/api/client'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { toast } from '#ui/toast'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { useGiftCard, useGiftCardAction, type GiftCardAction } from './use-gift-cards'
import { TextInput } from '#ui/forms/controls'

type CardProps = { readonly card: DeskGiftCard & { readonly entries: readonly GiftCardEntry[] } } & Pick<
  ResendProps,
  'onResend'
>

type ResendProps = { readonly card: DeskGiftCard; readonly onResend: (email: string) => void }

/** Mails the code again, to the same or a corrected address. */
function ResendField({ card, onResend }: ResendProps) {
  const { email } = card.to ?? card.from
  const [typed, setTyped] = useState(email)
  return (
    <Box mt="5">
      <FieldFrame label="Mail the code to" hint="Correct the address here if the mail did not arrive.">
        <Flex gap="2" width="100%">
          <TextInput type="email" value={typed} maxLength={254} onChange={(event) => setTyped(event.target.value)} />
          <Button variant="outline" onClick={() => onResend(typed.trim() === email ? '' : typed.trim())}>
            {card.mailedAt ? 'Resend' : 'Send now'}
          </Button>
        </Flex>
      </FieldFrame>
    </Box>
  )
}

const movementNames = { bought: 'Bought', spent: 'Spent', returned: 'Returned', adjusted: 'Refunded' } as const

const Entries = chakra('ul', { base: { listStyle: 'none', mt: '3', fontVariantNumeric: 'tabular-nums' } })

function EntryRow({ entry }: { readonly entry: GiftCardEntry }) {
  const { timeZone } = useDeskLocation()
  const { at, kind, amount, ticketNumber, location } = entry
  return (
    <chakra.li display="flex" justifyContent="space-between" gap="3" py="1.5" borderTopWidth="1px">
      <span>
        {movementNames[kind]}
        {ticketNumber !== null && ` · ticket ${ticketNumber}, ${location}`}
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          {formatDateTime(at, timeZone)}
        </chakra.span>
      </span>
      <span>{formatDecimal(amount)}</span>
    </chakra.li>
  )
}

/** The movements of a gift card, oldest first. */
const GiftCardEntries = ({ entries }: { readonly entries: readonly GiftCardEntry[] }) => (
  <Entries aria-label="Movements">
    {entries.map((entry, index) => (
      <EntryRow key={index} entry={entry} />
    ))}
  </Entries>
)

function CardDetails({ card, onResend }: CardProps) {
  return (
    <>
      <Text>
        {formatDecimal(card.balance)} of {formatDecimal(card.amount)} left · number {card.id}
      </Text>
      <Text color="fg.muted" overflowWrap="anywhere">
        From {card.from.name || 'a former guest'} {card.from.email && `(${card.from.email})`}
        {card.to && ` to ${card.to.name || 'a former guest'}`} {card.to?.email && `(${card.to.email})`}
      </Text>
      {card.isRefundFailed && (
        <Text mt="2" color="danger" role="alert">
          The refund did not reach the buyer’s card. Return {formatDecimal(card.amount)} another way.
        </Text>
      )}
      {card.state === 'active' && <ResendField card={card} onResend={onResend} />}
      <GiftCardEntries entries={card.entries} />
    </>
  )
}

const doneTexts = { refund: 'The price goes back to the buyer’s card.', resend: 'The code is mailed.' } as const

type GiftCardDialogProps = { readonly id: string; readonly onClose: () => void }

/** A gift card with its movements, and what an admin can do with it. */
export function GiftCardDialog({ id, onClose }: GiftCardDialogProps) {
  const query = useGiftCard(id)
  const card = query.data
  const { mutate, isPending } = useGiftCardAction(id)
  const [isRefunding, setRefunding] = useState(false)
  const act = (action: GiftCardAction) =>
    mutate(action, {
      onSuccess: () => toast({ title: action.kind === 'block' ? 'Saved.' : doneTexts[action.kind], type: 'success' }),
      onError: (error) => toast({ title: getErrorMessage(error, 'That did not work.'), type: 'error' }),
    })
  if (isRefunding && card)
    return (
      <ConfirmDialog
        title={`Refund ${formatDecimal(card.amount)}?`}
        confirmLabel="Refund"
        keepLabel="Keep the card"
        onConfirm={() => act({ kind: 'refund' })}
        onClose={() => setRefunding(false)}
      >
        The price goes back to the card that the buyer paid with, and the code no longer pays.
      </ConfirmDialog>
    )
  return (
    <Dialog title={card ? `Gift card …${card.ending}` : 'Gift card'} size="md" onClose={onClose}>
      <DialogBody>
        <Loaded query={query} failed="The gift card could not be loaded.">
          {(shown) => (
            <CardDetails card={shown} onResend={(email) => act({ kind: 'resend', ...(email && { email }) })} />
          )}
        </Loaded>
      </DialogBody>
      <DialogFooter>
        {card?.mayRefund && (
          <Button variant="outline" disabled={isPending} onClick={() => setRefunding(true)}>
            Refund
          </Button>
        )}
        {card && (card.state === 'active' || card.state === 'blocked') && (
          <Button
            variant="outline"
            disabled={isPending}
            onClick={() => act({ kind: 'block', isBlocked: card.state === 'active' })}
          >
            {card.state === 'active' ? 'Block' : 'Unblock'}
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </Dialog>
  )
}
