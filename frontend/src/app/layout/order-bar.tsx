import { Link } from 'wouter'
import { formatCents } from '#shared/platform/money'
import { useCart } from '#base/cart/use-cart'
import { CartLabel, FootBar, getFootButtonClass } from '#ui/foot-bar'

/**
 * The phone's link from a page about the restaurant to the menu, or to the cart with dishes. The
 * first page has its own button for an empty cart.
 */
export function OrderBar({ path }: { readonly path: string }) {
  const { count, subtotalCents } = useCart()
  const isEmpty = count === 0
  if (isEmpty && path === '/') return null
  return (
    <FootBar label="Order">
      {isEmpty ? (
        <Link className={getFootButtonClass(false)} href="/menu">
          Order now
        </Link>
      ) : (
        <Link className={getFootButtonClass(true)} href="/menu#cart">
          <CartLabel count={count} subtotal={formatCents(subtotalCents)} />
        </Link>
      )}
    </FootBar>
  )
}
