import { useLocation } from 'wouter'
import { Button, ButtonLink } from '#ui/button'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { getLineProblem } from '#shared/orders/cart/cart-changes'
import { useMenu } from '#base/menu/use-menu'
import { removeCartLines } from './cart-lines'
import styles from './checkout-button.module.css'

/** Leads to the checkout. If lines cannot be ordered, the same tap removes them first. */
export function CheckoutButton({ items }: { readonly items: Cart }) {
  const { items: menu } = useMenu()
  const [, navigate] = useLocation()
  const unavailableLines = menu.length === 0 ? [] : items.filter((line) => getLineProblem(line, menu) !== null)
  if (unavailableLines.length === 0) {
    return (
      <ButtonLink size="lg" href="/checkout">
        Continue to Checkout
      </ButtonLink>
    )
  }
  const removeAndContinue = () => {
    removeCartLines(unavailableLines)
    if (unavailableLines.length < items.length) navigate('/checkout')
  }
  return (
    <Button size="lg" className={styles.remove} onClick={removeAndContinue}>
      Remove {unavailableLines.length === 1 ? 'it' : `${unavailableLines.length} dishes`}
      {unavailableLines.length < items.length && ' and continue to checkout'}
    </Button>
  )
}
