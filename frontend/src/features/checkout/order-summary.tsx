import { Button } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { MAX_NOTE_LENGTH } from '#shared/orders/contract'
import type { Cart, CartItem } from '#shared/orders/cart/cart-lines'
import { cartStore } from '#base/cart/cart-store'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { validateDeliveryMinimum } from '#shared/orders/checkout'
import { formatCents } from '#shared/platform/money'
import type { Cents, OrderTotals } from '#shared/platform/money'
import { AnimatedNumber } from '#ui/progress'
import { usePolicy } from '#base/location/location'
import { CartLine, useLineDetails } from '#features/cart'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { useSession } from '#base/session/session'

type LineNoteProps = { readonly line: CartItem }

const save = (key: string, notes: string) =>
  cartStore.change((cart) => cart.map((line) => (line.key === key ? { ...line, notes: notes || undefined } : line)))

/**
 * A wish for the kitchen, kept with the line in the cart; shown as it is there, whoever noted it
 * last.
 */
export function LineNote({ line: { key, name, notes = '' } }: LineNoteProps) {
  const [isAsked, setAsked] = useState(false)
  const keepOrder = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  }
  if (!isAsked && !notes) {
    return (
      <Button
        variant="plain"
        size="xs"
        display="flex"
        px="0"
        minW="0"
        aria-label={`Add a note for ${name}`}
        onClick={() => setAsked(true)}
      >
        Add a note
      </Button>
    )
  }
  return (
    <Input
      size="sm"
      mt="1.5"
      aria-label={`Note for ${name}`}
      placeholder="No onions, sauce on the side…"
      maxLength={MAX_NOTE_LENGTH}
      autoFocus={isAsked && !notes}
      value={notes}
      onFocus={() => setAsked(true)}
      onBlur={() => notes !== notes.trim() && save(key, notes.trim())}
      onChange={(event) => save(key, event.target.value)}
      onKeyDown={keepOrder}
    />
  )
}

type OrderSummaryProps = { readonly cart: Cart; readonly totals: OrderTotals; readonly isDelivery: boolean }

type AmountProps = { readonly label: string; readonly cents: number }

const Lines = chakra('ul', { base: { listStyle: 'none', mt: '-4' } })

const Amounts = chakra('dl', { base: { display: 'grid', gap: '2', fontVariantNumeric: 'tabular-nums' } })

const Amount = ({ label, cents }: AmountProps) => (
  <Flex justify="space-between" color="fg.muted">
    <dt>{label}</dt>
    <dd>{formatCents(cents)}</dd>
  </Flex>
)

/** Said while the dishes are still chosen, not when the order is refused. */
const DeliveryMinimum = ({ cents }: { readonly cents: number }) => (
  <Box role="status" mt="3" fontSize="sm" color="warning.fg" fontWeight="medium">
    {validateDeliveryMinimum(cents, usePolicy())}
  </Box>
)

/** What was chosen and what it costs. */
export const OrderSummary = ({ cart, totals, isDelivery }: OrderSummaryProps) => (
  <>
    <Lines>
      {useLineDetails(cart).map(({ line, ...known }) => (
        <CartLine key={line.key} line={line} {...known} note={<LineNote line={line} />} />
      ))}
    </Lines>
    <Amounts mt="5">
      <Amount label="Subtotal" cents={totals.subtotalCents} />
      {totals.discountCents > 0 && <Amount label="Discount" cents={-totals.discountCents} />}
      <Amount label="Tax" cents={totals.taxCents} />
      {isDelivery && <Amount label="Delivery Fee" cents={totals.deliveryFeeCents} />}
      <Flex
        aria-live="polite"
        aria-atomic
        justify="space-between"
        align="baseline"
        pt="3"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Box as="dt" fontWeight="semibold">
          Total
        </Box>
        <Box as="dd" fontFamily="heading" fontSize="2xl" fontWeight="semibold">
          <AnimatedNumber text={formatCents(totals.totalCents)} />
        </Box>
      </Flex>
    </Amounts>
    {isDelivery && <DeliveryMinimum cents={totals.subtotalCents} />}
  </>
)

type PlaceSectionProps = {
  readonly totalCents: Cents
  readonly isPlacing: boolean
  /** Whether a price rose that the guest has not confirmed. */
  readonly isReviewDue: boolean
}

const NoteLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

/** The button, and what it will do. */
export function PlaceOrderSection({ totalCents, isPlacing, isReviewDue }: PlaceSectionProps) {
  const { showsTestBanner } = usePolicy()
  const { user } = useSession()
  const place = `Place ${showsTestBanner ? 'Test ' : ''}Order · ${formatCents(totalCents)}`
  return (
    <Box mt="5">
      <Button type="submit" size="lg" width="100%" px="3" disabled={isPlacing} aria-busy={isPlacing}>
        {isPlacing ? 'Placing Order…' : isReviewDue ? 'Review changes' : place}
      </Button>
      {showsTestBanner && (
        <Text mt="3" fontSize="sm" color="fg.muted">
          This is a test order. It will be visible in the kitchen dashboard at{' '}
          <NoteLink href="/kitchen">/kitchen</NoteLink>.
        </Text>
      )}
      {!user && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          You are ordering as a guest. You will be asked to create an account after ordering.
        </Text>
      )}
    </Box>
  )
}
