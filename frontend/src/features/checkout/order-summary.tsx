import { Button } from '#ui/chakra/button'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { validateDeliveryMinimum } from '#shared/orders/checkout'
import { formatCents, type Cents, type OrderTotals } from '#shared/platform/money'
import { AdvisoryReminder } from '#ui/advisory'
import { AnimatedNumber } from '#ui/progress'
import { usePolicy } from '#base/location/location'
import { CartLine, useLineDetails } from '#features/cart'
import { EarnedPoints, MemberHint } from '#features/loyalty'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { useSession } from '#base/session/session'
import { ChargesNote } from '#base/location/charges-note'
import { LineNote } from './line-note'

type OrderSummaryProps = {
  readonly cart: Cart
  readonly totals: OrderTotals
  /** What gift cards leave of the total. */
  readonly payableCents: Cents
  readonly isDelivery: boolean
}

type AmountProps = { readonly label: string; readonly cents: number }

const Lines = chakra('ul', { base: { listStyle: 'none', mt: '-2' } })

const Amounts = chakra('dl', { base: { display: 'grid', gap: '2', fontVariantNumeric: 'tabular-nums' } })

const Amount = ({ label, cents }: AmountProps) => (
  <Flex justify="space-between" color="fg.muted">
    <dt>{label}</dt>
    <dd>{formatCents(cents)}</dd>
  </Flex>
)

/** How far a delivery is below its minimum, shown before the server would reject it. */
function DeliveryMinimum({ cents, isDelivery }: { readonly cents: number; readonly isDelivery: boolean }) {
  const policy = usePolicy()
  return (
    // Screen readers announce only changes of a region that was there before.
    <Box role="status" mt="3" fontSize="sm" color="warning.fg" fontWeight="medium" _empty={{ mt: '0' }}>
      {isDelivery && validateDeliveryMinimum(cents, policy)}
    </Box>
  )
}

/** The lines of the cart with their notes, and the reminder about raw and undercooked dishes. */
function SummaryLines({ cart }: Pick<OrderSummaryProps, 'cart'>) {
  const lines = useLineDetails(cart)
  return (
    <>
      <Lines>
        {lines.map(({ line, ...details }) => (
          <CartLine key={line.key} line={line} {...details} note={<LineNote line={line} />} />
        ))}
      </Lines>
      <AdvisoryReminder of={lines.map(({ details }) => details.advisory)} mt="3" />
    </>
  )
}

/** The lines of the cart with their notes, and the amounts of the order. */
export const OrderSummary = ({ cart, totals, payableCents, isDelivery }: OrderSummaryProps) => (
  <>
    <SummaryLines cart={cart} />
    <Amounts mt="5">
      <Amount label="Subtotal" cents={totals.subtotalCents} />
      {totals.discountCents > 0 && <Amount label="Discount" cents={-totals.discountCents} />}
      <Amount label="Tax" cents={totals.taxCents} />
      {isDelivery && <Amount label="Delivery Fee" cents={totals.deliveryFeeCents} />}
      {totals.tipCents > 0 && <Amount label="Tip" cents={totals.tipCents} />}
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
      {payableCents < totals.totalCents && (
        <>
          <Amount label="Gift card" cents={payableCents - totals.totalCents} />
          <Amount label="To pay" cents={payableCents} />
        </>
      )}
    </Amounts>
    <DeliveryMinimum cents={totals.subtotalCents} isDelivery={isDelivery} />
    <ChargesNote />
    <MemberHint />
    <EarnedPoints dishesCents={totals.subtotalCents - totals.discountCents} />
  </>
)

type PlaceSectionProps = {
  readonly totalCents: Cents
  /** Whether the button leads to the payment page. */
  readonly isPaidOnline: boolean
  readonly isPlacing: boolean
  /** Whether a price rose and the guest has not confirmed it. */
  readonly isReviewDue: boolean
}

const NoteLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

/**
 * The order button, with the total and what kind of order it places.
 * On a phone, it is in the bar at the bottom (docs/product/checkout.md#on-a-phone).
 */
export function PlaceOrderSection({ totalCents, isPaidOnline, isPlacing, isReviewDue }: PlaceSectionProps) {
  const { showsTestBanner } = usePolicy()
  const { user } = useSession()
  const label = isPaidOnline
    ? `Pay ${formatCents(totalCents)}`
    : `Place ${showsTestBanner ? 'Test ' : ''}Order · ${formatCents(totalCents)}`
  return (
    <Box mt="5">
      <Box
        data-foot-bar="order"
        position={{ base: 'fixed', lg: 'static' }}
        bottom="calc(var(--dock-foot) - 3.75rem)"
        insetStart="3"
        // Leaves room for the assistant's button.
        insetEnd="4.5rem"
        zIndex={{ base: 'floating', lg: 'base' }}
      >
        <Button
          type="submit"
          size="lg"
          width="100%"
          px="3"
          fontSize={{ base: 'md', sm: 'lg' }}
          disabled={isPlacing}
          aria-busy={isPlacing}
        >
          {isPlacing
            ? isPaidOnline
              ? 'Opening the payment page…'
              : 'Placing Order…'
            : isReviewDue
              ? 'Review changes'
              : label}
        </Button>
      </Box>
      {showsTestBanner && (
        <Text mt="3" fontSize="sm" color="fg.muted">
          This is a test order. It will be visible in the kitchen dashboard at{' '}
          <NoteLink href="/kitchen">/kitchen</NoteLink>.
        </Text>
      )}
      {!user && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          You are ordering as a guest. You can create an account after ordering.
        </Text>
      )}
    </Box>
  )
}
