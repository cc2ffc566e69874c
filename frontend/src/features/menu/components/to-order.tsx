import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { useCartLink } from '#base/cart/use-cart-way'

const Way = chakra('p', {
  base: {
    '& a': {
      display: 'inline-block',
      mt: '3',
      px: '4',
      py: '3',
      borderRadius: 'lg',
      bg: 'accent',
      color: 'accent.contrast',
    },
    // Out of the way of all who do not come by the keyboard.
    '& a:not(:focus)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      m: '-1px',
      p: '0',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

/**
 * After each category, for the keyboard: without it the cart beside the menu is two hundred presses
 * away.
 */
export const SkipToCartLink = () => (
  <Way>
    <Link {...useCartLink()}>Skip to your order</Link>
  </Way>
)
