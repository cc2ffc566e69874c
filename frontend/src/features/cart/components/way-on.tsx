import { Button } from '@chakra-ui/react/button'
import { Link, useLocation } from 'wouter'
import type { Cart } from '#shared/rules/cart'
import { getLineProblem } from '#shared/rules/cart-changes'
import { useMenu } from '#base/menu/use-menu'
import { removeCartLines } from '../line-actions'

/** The way to the checkout. What must be removed first holds it, and goes with the same tap. */
export function CheckoutButton({ items }: { readonly items: Cart }) {
  const { items: menu } = useMenu()
  const [, navigate] = useLocation()
  const stuck = menu.length === 0 ? [] : items.filter((line) => getLineProblem(line, menu) !== null)
  if (stuck.length === 0) {
    return (
      <Button asChild size="lg">
        <Link href="/checkout">Continue to Checkout</Link>
      </Button>
    )
  }
  const goOn = () => {
    removeCartLines(stuck)
    if (stuck.length < items.length) navigate('/checkout')
  }
  return (
    <Button type="button" size="lg" px="4" whiteSpace="normal" onClick={goOn}>
      Remove {stuck.length === 1 ? 'it' : `${stuck.length} dishes`}
      {stuck.length < items.length && ' and continue to checkout'}
    </Button>
  )
}
