import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBagIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** The size of a button in the foot bar: a phone has about half of its width for it. */
export const footButtonStyle = {
  size: 'lg',
  px: { base: '3', sm: '5' },
  fontSize: { base: 'sm', sm: 'lg' },
  width: '100%',
} as const

type FootBarProps = { readonly isHidden?: boolean; readonly children: ReactNode }

/** Places a button on the left of the assistant's bar at the bottom of a phone. */
export const FootBar = ({ isHidden = false, children }: FootBarProps) => (
  <chakra.div
    data-foot-bar
    hidden={isHidden}
    display={{ lg: 'none' }}
    position="fixed"
    bottom="calc(var(--dock-foot) - 3.75rem)"
    insetStart="3"
    // Leaves room for the assistant's button and label in the same bar.
    insetEnd="10rem"
    zIndex="floating"
  >
    {children}
  </chakra.div>
)

type CartLabelProps = { readonly count: number; readonly subtotal: ReactNode }

/** The label of a button that leads to the cart: its number of items and its subtotal. */
export const CartLabel = ({ count, subtotal }: CartLabelProps) => (
  <>
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" minW="0" overflow="hidden">
      <ShoppingBagIcon />
      <chakra.span truncate>
        <chakra.span srOnly={{ base: true, sm: false }}>View cart · </chakra.span>
        {count} {count === 1 ? 'item' : 'items'}
      </chakra.span>
    </chakra.span>
    <chakra.span fontVariantNumeric="tabular-nums" flexShrink="0">
      {subtotal}
    </chakra.span>
  </>
)
