import { Skeleton } from '#ui/chakra/skeleton'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Ticket } from '#shared/orders/contract'
import { toCents } from '#shared/platform/money'
import { addDays } from '#shared/platform/time'
import { useDeskLocation, useDeskToday } from '../desk-location'
import { formatDeposits, formatMoney, formatNotSubtracted, formatWeekday, sumDays } from '../numbers/figures'
import { useNumbers } from '../numbers/use-numbers'
import { useSameHours } from '../numbers/use-same-hours'
import { deskPaths, getNumbersPath, YESTERDAY_PATH } from '../paths'

type FigureProps = {
  readonly label: string
  /** A skeleton is shown until there is a value. */
  readonly children: ReactNode
}

/** A figure of the desk's Today. */
export const Figure = ({ label, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children ?? <Skeleton height="1.25em" width="3em" />}</dd>
  </div>
)

/** Returns the net sales of orders that are not completed yet, in cents. */
const sumNetCents = (tickets: readonly Ticket[]): number =>
  tickets.reduce((sum, { subtotal, discount }) => sum + toCents(subtotal) - toCents(discount), 0)

/**
 * Today's net sales and completed orders, as the numbers count them, what the orders on the boards
 * will add, yesterday, and last week's same day up to this time.
 */
export function SalesFigure({ onBoards }: { readonly onBoards: readonly Ticket[] }) {
  const location = useDeskLocation()
  const today = useDeskToday()
  const yesterday = addDays(today, -1)
  const { data, isError } = useNumbers(location.code, { from: yesterday, to: today })
  const lastWeek = addDays(today, -7)
  const lastWeekDays = { from: lastWeek, to: lastWeek }
  const sameHours = useSameHours(location.code, { from: today, before: lastWeekDays, isRunning: true }, location)
  if (!data) return <Figure label="Net sales today">{isError ? '–' : undefined}</Figure>
  const sumOn = (wanted: string) => sumDays(data.days.filter(({ date }) => date === wanted))
  const sums = sumOn(today)
  const { netCents, orders } = sums
  const notes = [formatNotSubtracted(sums), formatDeposits(sums)].filter((note) => note !== null)
  return (
    <Figure label="Net sales today">
      <Link href={deskPaths.numbers}>
        {formatMoney(netCents)}
        <small>{orders === 1 ? '1 completed order' : `${orders} completed orders`}</small>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
        {onBoards.length > 0 && <small>{formatMoney(sumNetCents(onBoards))} more on the boards</small>}
      </Link>
      <Link href={YESTERDAY_PATH}>
        <small>Yesterday {formatMoney(sumOn(yesterday).netCents)}</small>
      </Link>
      {sameHours.totals && (
        <Link href={getNumbersPath(lastWeek)}>
          <small>
            Last {formatWeekday(lastWeek)} to {sameHours.until} {formatMoney(sameHours.totals.netCents)}
          </small>
        </Link>
      )}
    </Figure>
  )
}
