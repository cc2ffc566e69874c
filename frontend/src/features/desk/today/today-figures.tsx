import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { kitchenRoutes } from '#shared/kitchen/contract'
import { splitLeftovers } from '#shared/kitchen/leftovers'
import type { Location } from '#shared/locations/index'
import type { OrderStatus } from '#shared/orders/constants'
import type { Ticket } from '#shared/orders/contract'
import { splitHeldOrders } from '#shared/orders/timing/ticket-timing'
import type { RouteResult } from '#shared/platform/route'
import { useNow } from '#base/browser/use-now'
import { deskHoursQuery, ordersQuery } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { Figure, SalesFigure } from './sales-figure'

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(5, 1fr)' },
    mb: '5',
    '& > div': { p: '4', bg: 'bg.surface', borderWidth: '1px', borderRadius: 'xl' },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontFamily: 'heading', fontSize: '2xl', lineHeight: '1.25', fontVariantNumeric: 'tabular-nums' },
    '& a + a': { display: 'grid', alignItems: 'end', minH: '11', textDecoration: 'underline' },
    '& small': { display: 'block', fontFamily: 'body', fontSize: 'sm', color: 'fg.muted' },
  },
})

const timeText = (at: string, { timeZone }: Location): string =>
  new Date(at).toLocaleTimeString('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone })

/** Whether the location is open, and until when. */
const OpenNow = ({
  hours: { open, until },
  location,
}: {
  readonly hours: HoursWithStatus
  readonly location: Location
}) => (
  <chakra.span color={open ? 'success.fg' : 'warning.fg'}>
    {open ? 'Open' : 'Closed'}
    {until && <small>until {timeText(until, location)}</small>}
  </chakra.span>
)

type BoardEntry = RouteResult<typeof kitchenRoutes.listTickets>[number]
const isFull = (entry: BoardEntry): entry is Ticket => !('isDamaged' in entry) && !entry.isBrief

const waiting: readonly OrderStatus[] = ['pending', 'confirmed']
const cooking: readonly OrderStatus[] = ['preparing', 'cooking', 'plating']

/**
 * The current state of the location: open or closed, today's sales, and the orders that the boards
 * show. Orders held for later are counted apart.
 */
export function TodayFigures() {
  const location = useDeskLocation()
  const hours = useQuery(deskHoursQuery(location.code))
  const orders = useQuery(ordersQuery(location.code))
  const now = useNow()
  const active = orders.data && splitHeldOrders(orders.data.filter(isFull), now.getTime())
  const onBoards = active && splitLeftovers(active.board, location, now).today
  const count = (at: readonly OrderStatus[]) =>
    orders.isError ? '–' : onBoards?.filter(({ status }) => at.includes(status)).length
  const heldCount = active?.held.length ?? 0
  return (
    <Figures aria-label="Now">
      <Figure label={location.name}>
        {hours.data ? <OpenNow hours={hours.data} location={location} /> : hours.isError ? '–' : undefined}
      </Figure>
      <SalesFigure onBoards={onBoards ?? []} />
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
      <Figure label="Ready">{count(['ready', 'out-for-delivery'])}</Figure>
    </Figures>
  )
}
