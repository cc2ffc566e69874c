import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { kitchenRoutes } from '#shared/kitchen/contract'
import { splitHeldOrders } from '#shared/kitchen/ticket-timing'
import type { OrderStatus } from '#shared/orders/constants'
import type { Ticket } from '#shared/orders/contract'
import type { RouteResult } from '#shared/platform/route'
import { toCents } from '#shared/platform/money'
import { toWallClock } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { deskHoursQuery, ordersQuery } from '../desk-api'
import { formatMoney, sumDays } from '../numbers/figures'
import { useNumbers } from '../numbers/use-numbers'
import { deskPaths } from '../paths'
import { useDeskLocation } from '../desk-location'
import { OpenNow } from './open-now'

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(5, 1fr)' },
    mb: '5',
    '& > div': { p: '4', bg: 'bg.surface', borderWidth: '1px', borderRadius: 'xl' },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontFamily: 'heading', fontSize: '2xl', lineHeight: '1.25', fontVariantNumeric: 'tabular-nums' },
    '& small': { display: 'block', fontFamily: 'body', fontSize: 'sm', color: 'fg.muted' },
  },
})

const Figure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children ?? <Skeleton height="1.25em" width="3em" />}</dd>
  </div>
)

type BoardEntry = RouteResult<typeof kitchenRoutes.listTickets>[number]
const isFull = (entry: BoardEntry): entry is Ticket => !entry.isBrief

const waiting: readonly OrderStatus[] = ['pending', 'confirmed']
const cooking: readonly OrderStatus[] = ['preparing', 'cooking', 'plating']

/** Returns the net sales of orders that are not completed yet, in cents. */
const sumNetCents = (tickets: readonly Ticket[]): number =>
  tickets.reduce((sum, { subtotal, discount }) => sum + toCents(subtotal) - toCents(discount), 0)

/**
 * Today's net sales and completed orders, as the numbers count them, and what the orders on the
 * boards will add.
 */
function SalesFigure({ onBoards }: { readonly onBoards: readonly Ticket[] }) {
  const location = useDeskLocation()
  const { date: today } = toWallClock(location, useNow())
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

/**
 * The current state of the location: open or closed, today's sales, and the orders that the boards
 * show. Orders held for later are counted apart.
 */
export function TodayFigures() {
  const location = useDeskLocation()
  const hours = useQuery(deskHoursQuery(location.code))
  const orders = useQuery(ordersQuery(location.code))
  const now = useNow().getTime()
  const active = orders.data && splitHeldOrders(orders.data.filter(isFull), now)
  const count = (at: readonly OrderStatus[]) =>
    orders.isError ? '–' : active?.board.filter(({ status }) => at.includes(status)).length
  const heldCount = active?.held.length ?? 0
  return (
    <Figures aria-label="Now">
      <Figure label={location.name}>
        {hours.data ? <OpenNow hours={hours.data} location={location} /> : hours.isError ? '–' : undefined}
      </Figure>
      <SalesFigure onBoards={active?.board ?? []} />
      <Figure label="Waiting">
        {orders.data ? (
          <Link href="/kitchen">
            {count(waiting)}
            <small>{heldCount > 0 ? `not started, ${heldCount} for later` : 'not started'}</small>
          </Link>
        ) : (
          count(waiting)
        )}
      </Figure>
      <Figure label="Cooking">{count(cooking)}</Figure>
      <Figure label="Ready">{count(['ready'])}</Figure>
    </Figures>
  )
}
