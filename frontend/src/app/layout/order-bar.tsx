import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { formatCents } from '#shared/platform/money'
import { useCart } from '#base/cart/use-cart'
import { CartLabel, FootBar, footButtonStyle } from '#ui/foot-bar'

/**
 * The phone's link from a page about the restaurant to the menu, or to the cart with dishes. The
 * first page has its own button for an empty cart.
 */
export function OrderBar({ path }: { readonly path: string }) {
  const { count, subtotalCents } = useCart()
  const isEmpty = count === 0
  if (isEmpty && path === '/') return null
  return (
    <FootBar>
      <Button asChild {...footButtonStyle} justifyContent={isEmpty ? 'center' : 'space-between'}>
        {isEmpty ? (
          <Link href="/menu">Order now</Link>
        ) : (
          <Link href="/menu#cart">
            <CartLabel count={count} subtotal={formatCents(subtotalCents)} />
          </Link>
        )}
      </Button>
    </FootBar>
  )
}
