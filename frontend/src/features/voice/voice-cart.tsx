import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'wouter'
import { formatCents } from '#shared/platform/money'
import { useCart } from '#base/cart/use-cart'
import type { SpokenLine } from './voice-state'
import { formatSpokenLines } from './waiting-lines'

type VoiceCartProps = {
  /** Whether the assistant offers the checkout. */
  readonly offersCheckout: boolean
  /** The lines that wait for confirmation. */
  readonly waiting: readonly SpokenLine[]
  /** Adds them, and returns whether that worked. */
  readonly onConfirm: () => boolean
  readonly onClose: () => void
}

/** The cart that the assistant changes, with its subtotal. */
export function VoiceCart({ offersCheckout, waiting, onConfirm, onClose }: VoiceCartProps) {
  const { items, subtotalCents } = useCart()
  const [, navigate] = useLocation()
  const isComplete = waiting.length === 0
  const addAndContinue = () => {
    if (!onConfirm()) return
    onClose()
    navigate('/checkout')
  }
  if (items.length === 0) return null
  return (
    <chakra.section aria-label="Your cart" mt="4" pt="3" borderTopWidth="1px" borderColor="border">
      <chakra.ul maxH="40" overflowY="auto" fontSize="sm">
        {items.map(({ key, name, quantity, priceCents, notes }) => (
          <chakra.li key={key} display="flex" gap="2" py="0.5">
            <chakra.span fontVariantNumeric="tabular-nums">{quantity} ×</chakra.span>
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {name}
              {notes && <chakra.span color="fg.muted"> ({notes})</chakra.span>}
            </chakra.span>
            <chakra.span fontVariantNumeric="tabular-nums">{formatCents(quantity * priceCents)}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p display="flex" justifyContent="space-between" mt="1" fontWeight="semibold">
        <span>Subtotal</span>
        <chakra.span fontVariantNumeric="tabular-nums">{formatCents(subtotalCents)}</chakra.span>
      </chakra.p>
      {offersCheckout && (
        <>
          {!isComplete && (
            <>
              <chakra.p mt="3">Not in your cart yet: {formatSpokenLines(waiting)}.</chakra.p>
              <Button width="full" mt="3" onClick={addAndContinue}>
                Add and Continue
              </Button>
            </>
          )}
          <Button asChild width="full" mt="3" variant={isComplete ? 'solid' : 'outline'}>
            <Link href="/checkout" onClick={onClose}>
              Continue to Checkout
            </Link>
          </Button>
        </>
      )}
    </chakra.section>
  )
}
