import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { DeskGiftCard } from '#shared/gift-cards/desk-contract'
import { formatDecimal } from '#shared/platform/money'
import { getErrorMessage } from '#base/api/client'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { LoadError } from '#ui/data-states'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { toast } from '#ui/toast'
import { GiftCardEntries } from './gift-card-entries'
import { useGiftCard, useGiftCardAction, type GiftCardAction } from './use-gift-cards'

type ResendProps = { readonly card: DeskGiftCard; readonly onResend: (email: string) => void }

/** Mails the code again, to the same or a corrected address. */
function ResendField({ card, onResend }: ResendProps) {
  const { email } = card.to ?? card.from
  const [typed, setTyped] = useState(email)
  return (
    <Box mt="5">
      <FieldFrame label="Mail the code to" hint="Correct the address here if the mail did not arrive.">
        <Flex gap="2" width="100%">
          <Input type="email" value={typed} maxLength={254} onChange={(event) => setTyped(event.target.value)} />
          <Button variant="outline" onClick={() => onResend(typed.trim() === email ? '' : typed.trim())}>
            {card.mailedAt ? 'Resend' : 'Send now'}
          </Button>
        </Flex>
      </FieldFrame>
    </Box>
  )
}

const doneTexts = { refund: 'The price goes back to the buyer’s card.', resend: 'The code is mailed.' } as const

type GiftCardDialogProps = { readonly id: string; readonly onClose: () => void }

/** A gift card with its movements, and what an admin can do with it. */
export function GiftCardDialog({ id, onClose }: GiftCardDialogProps) {
  const { data: card, isError, refetch } = useGiftCard(id)
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
        {isError && <LoadError onRetry={() => void refetch()}>The gift card could not be loaded.</LoadError>}
        {!card && !isError && <ContentSkeleton />}
        {card && (
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
            {card.state === 'active' && (
              <ResendField card={card} onResend={(email) => act({ kind: 'resend', ...(email && { email }) })} />
            )}
            <GiftCardEntries entries={card.entries} />
          </>
        )}
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
