import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Link } from 'wouter'
import type { Order } from '#shared/orders/contract'
import type { OrderPayment } from '#shared/payments/contract'
import { isActiveStatus } from '#shared/orders/status'
import { getPayableAmount } from '#shared/payments/payment-text'
import { formatDecimal } from '#shared/platform/money'
import { formatTime } from '#shared/platform/time'
import { useCartLines } from '#base/cart/cart-store'

type PromptProps = {
  readonly amount: string
  readonly url: string | undefined
  readonly place?: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

const Prompt = ({ amount, url, place, children }: PromptProps) => (
  <Box ref={place} mt="6" p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl">
    {children}
    {url !== undefined && (
      <Button asChild mt="4" size="lg" width={{ base: '100%', sm: 'auto' }}>
        <a href={url}>Pay {formatDecimal(amount)}</a>
      </Button>
    )}
  </Box>
)

type PaymentPromptProps = {
  readonly order: Pick<Order, 'total' | 'giftCardPaid'>
  readonly payment: OrderPayment
  readonly timeZone: string
}

/** Leads the guest back to the payment page, which may have been left or lost. */
export const PaymentPrompt = ({ order, payment, timeZone }: PaymentPromptProps) => (
  <Prompt amount={getPayableAmount(order)} url={payment.url}>
    <Text>
      We hold your order until {formatTime(payment.expiresAt ?? '', timeZone)}. Then it is canceled, and nothing is
      charged.
    </Text>
  </Prompt>
)

type BalancePromptProps = {
  readonly order: Pick<Order, 'status' | 'orderType' | 'total' | 'balanceDue' | 'payment' | 'event' | 'hasPayLink'>
}

/**
 * Says what is left to pay of an order that was changed or has a pay link, and leads to the payment
 * page while there is one (docs/product/payments.md#balance).
 */
export function BalancePrompt({ order }: BalancePromptProps) {
  const { status, orderType, payment, event, hasPayLink, total } = order
  const balanceDue = hasPayLink ? total : order.balanceDue
  const prompt = useRef<HTMLDivElement>(null)
  const shown = useRef(balanceDue)
  // The guest who has just changed the order looks at the steps further down.
  useEffect(() => {
    if (shown.current !== balanceDue) prompt.current?.scrollIntoView({ block: 'center' })
    shown.current = balanceDue
  }, [balanceDue])
  if (!balanceDue || event || !isActiveStatus(status)) return null
  const where = orderType === 'delivery' ? 'at the door' : 'at the counter'
  return (
    <Prompt amount={balanceDue} url={payment?.url} place={prompt}>
      <Text fontWeight="semibold">Balance due {formatDecimal(balanceDue)}</Text>
      <Text mt="1">{payment ? `Pay it now, or ${where}.` : `Please pay it ${where}.`}</Text>
    </Prompt>
  )
}

/** Leads the guest of an unpaid order back to the dishes, which are still in the cart. */
export function TryAgainPrompt({ order: { paymentStatus } }: { readonly order: Pick<Order, 'paymentStatus'> }) {
  const hasDishes = useCartLines().length > 0
  if (!hasDishes || (paymentStatus !== 'failed' && paymentStatus !== 'expired')) return null
  return (
    <Button asChild mt="6" size="lg" width={{ base: '100%', sm: 'auto' }}>
      <Link href="/checkout">Back to Checkout</Link>
    </Button>
  )
}
