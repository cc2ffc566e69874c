import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import type { KeyboardEvent } from 'react'
import { formatCents, type Cents } from '#shared/platform/money'
import { FieldFrame } from '#ui/forms/field-frame'
import { usePaymentOptions } from '#base/location/payment-options'
import type { GiftCards } from './use-gift-cards'

type GiftCardBoxProps = { readonly giftCards: GiftCards; readonly totalCents: Cents }

/** The gift cards on the order with what each pays, and a field to add one. */
export function GiftCardBox({ giftCards, totalCents }: GiftCardBoxProps) {
  const { cards, typed, error, isSending, type, addTyped, remove, paying } = giftCards
  const { online } = usePaymentOptions()
  if (!online) return null
  const paid = paying(totalCents)
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void addTyped()
  }
  return (
    <Box mt="4">
      {cards.map(({ code, ending, balanceCents }) => {
        const cents = paid.find(({ card }) => card.code === code)?.amountCents ?? 0
        return (
          <Flex
            key={code}
            role="status"
            justify="space-between"
            align="center"
            gap="3"
            mb="4"
            ps="4"
            pe="1"
            py="1"
            borderRadius="xl"
            fontSize="sm"
            bg="success.subtle"
            color="success.fg"
          >
            <Box minW="0" py="2" overflowWrap="anywhere">
              <strong>Gift card …{ending}</strong>: pays {formatCents(cents)}
              {balanceCents > cents && `; ${formatCents(balanceCents - cents)} stays on it`}
            </Box>
            <Button
              variant="ghost"
              size="sm"
              minH="11"
              color="inherit"
              aria-label={`Remove gift card ${ending}`}
              onClick={() => remove(code)}
            >
              Remove
            </Button>
          </Flex>
        )
      })}
      <FieldFrame label="Gift card" error={error ?? undefined}>
        <Flex gap="2" width="100%">
          <Input
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={addOnEnter}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <Button variant="outline" aria-label="Add gift card" aria-busy={isSending} onClick={() => void addTyped()}>
            Add
          </Button>
        </Flex>
      </FieldFrame>
    </Box>
  )
}
