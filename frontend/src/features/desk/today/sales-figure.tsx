import { Link } from 'wouter'
import type { Ticket } from '#shared/orders/contract'
import { toCents } from '#shared/platform/money'
import { useDeskLocation, useDeskToday } from '../desk-location'
import { formatMoney, sumDays } from '../numbers/figures'
import { useNumbers } from '../numbers/use-numbers'
import { deskPaths } from '../paths'
import { Figure } from './figure'

/** Returns the net sales of orders that are not completed yet, in cents. */
const sumNetCents = (tickets: readonly Ticket[]): number =>
  tickets.reduce((sum, { subtotal, discount }) => sum + toCents(subtotal) - toCents(discount), 0)

/**
 * Today's net sales and completed orders, as the numbers count them, and what the orders on the
 * boards will add.
 */
export function SalesFigure({ onBoards }: { readonly onBoards: readonly Ticket[] }) {
  const location = useDeskLocation()
  const today = useDeskToday()
  const { data, isError } = useNumbers(location.code, { from: today, to: today })
  if (!data) return <Figure label="Net sales today">{isError ? '–' : undefined}</Figure>
  const { netCents, orders } = sumDays(data.days)
  return (
    <Figure label="Net sales today">
      <Link href={deskPaths.numbers}>
        {formatMoney(netCents)}
        <small>{orders === 1 ? '1 completed order' : `${orders} completed orders`}</small>
        {onBoards.length > 0 && <small>{formatMoney(sumNetCents(onBoards))} more on the boards</small>}
      </Link>
    </Figure>
  )
}
