import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useHash } from '#base/browser/use-hash'
import { useCart } from '#base/cart/use-cart'
import { CART_PANEL_ID } from '#base/cart/cart-link'
import { CartContents } from './cart-contents'

/** The cart next to the menu, on wide screens. */
export function CartPanel() {
  const { count } = useCart()
  const panel = useRef<HTMLElement>(null)
  const hash = useHash()
  useEffect(() => {
    if (hash === '#cart') panel.current?.focus({ preventScroll: true })
  }, [hash])
  return (
    <chakra.aside
      ref={panel}
      id={CART_PANEL_ID}
      tabIndex={-1}
      aria-labelledby="cart-title"
      display={{ base: 'none', lg: 'flex' }}
      flexDirection="column"
      position="sticky"
      top="20"
      alignSelf="start"
      maxH="calc(100dvh - 6.5rem)"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="2xl"
      overflow="hidden"
    >
      <Heading as="h2" size="md" id="cart-title" px="5" pt="5" pb="2">
        Your order{count > 0 && ` (${count})`}
      </Heading>
      <CartContents />
    </chakra.aside>
  )
}
