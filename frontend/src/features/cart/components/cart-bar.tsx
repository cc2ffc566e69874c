import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { formatCents } from '#shared/rules/money'
import { FailedOver } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { useHash } from '#base/use-hash'
import { BagIcon } from '#base/components/icons'
import { RollingNumber } from '#base/components/rolling-number'
import { useCart } from '#base/cart/use-cart'
import { useCartCheck } from '../use-cart-check'

const CartDrawer = lazily(() => import('./cart-drawer'), 'CartDrawer', FailedOver)

const isNarrow = () => window.matchMedia('(max-width: 61.99rem)').matches

/** On a phone: the cart at the foot of the menu, opening over it. Drawn before it is needed, to be there at a tap. */
export function CartBar() {
  const { count, subtotalCents } = useCart()
  const { hasNews } = useCartCheck()
  const [isOpen, setOpen] = useState(false)
  const isAsked = useHash() === '#cart' && isNarrow()
  const [, navigate] = useLocation()
  // Whoever came for the cart has nothing of this page to go back to.
  const hasCome = useRef(false)
  useEffect(() => {
    hasCome.current = window.location.hash === '#cart'
  }, [])
  const close = () => {
    setOpen(false)
    if (isAsked && hasCome.current) navigate(window.location.pathname + window.location.search, { replace: true })
    else if (isAsked) window.history.back()
    hasCome.current = false
  }
  return (
    <>
      {(isOpen || isAsked) && (
        <Suspense fallback={null}>
          <CartDrawer onClose={close} />
        </Suspense>
      )}
      {hasNews && count > 0 && (
        // Over the page, beside the assistant: it must not move the button that it comes to.
        <chakra.p
          role="status"
          display={{ lg: 'none' }}
          position="fixed"
          bottom="calc(5rem + env(safe-area-inset-bottom))"
          insetStart="3"
          insetEnd="20"
          zIndex="floating"
          px="4"
          py="2"
          borderRadius="lg"
          bg="warning.subtle"
          color="warning.fg"
          fontSize="sm"
          boxShadow="md"
        >
          Something in your cart has changed: have a look.
        </chakra.p>
      )}
      <chakra.div
        data-foot-bar
        hidden={count === 0}
        display={{ lg: 'none' }}
        position="sticky"
        bottom="0"
        zIndex="floating"
        mx="-4"
        mt="8"
        p="3"
        pb="max(0.75rem, env(safe-area-inset-bottom))"
        bgImage="linear-gradient(to top, {colors.bg.canvas} 60%, transparent)"
      >
        <Button
          size="lg"
          px="5"
          width="100%"
          justifyContent="space-between"
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
        >
          <chakra.span display="inline-flex" alignItems="center" gap="2.5" minW="0">
            <BagIcon />
            <chakra.span truncate>
              View cart · {count} {count === 1 ? 'item' : 'items'}
            </chakra.span>
          </chakra.span>
          <chakra.span fontVariantNumeric="tabular-nums">
            <RollingNumber text={formatCents(subtotalCents)} />
          </chakra.span>
        </Button>
      </chakra.div>
    </>
  )
}
