import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { formatCents } from '#shared/platform/money'
import { useCart } from '#base/cart/use-cart'

type VoiceCartProps = {
  /** Whether the assistant offers the checkout. */
  readonly offersCheckout: boolean
  readonly onClose: () => void
}

/** The cart that the assistant changes, with its subtotal. */
export function VoiceCart({ offersCheckout, onClose }: VoiceCartProps) {
  const { items, subtotalCents } = useCart()
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
        <Button asChild width="full" mt="3">
          <Link href="/checkout" onClick={onClose}>
            Continue to Checkout
          </Link>
        </Button>
      )}
    </chakra.section>
  )
}
