import { chakra } from '@chakra-ui/react/styled-system'
import { formatCount } from '#base/format'
import { Skeleton } from '#ui/chakra/skeleton'
import type { CountedOrderDetails, WasteEntry } from '#shared/numbers/contract'
import { findLocation } from '#shared/locations/index'
import { formatTime } from '#shared/platform/time'
import { formatMinutes, formatMoney, parseSignedCents } from './figures'

/** A vertical list of the orders or items behind a figure. */
export const SheetList = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    '& > li': { display: 'grid', gap: '1', py: '3', borderTopWidth: '1px', fontVariantNumeric: 'tabular-nums' },
    '& > li:first-of-type': { borderTopWidth: 0 },
  },
})

export const SheetRow = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '3' } })

export const SheetLoading = ({ what }: { readonly what: string }) => (
  <chakra.div role="status" aria-label={`Loading the ${what}`} display="grid" gap="3">
    <Skeleton height="10" borderRadius="lg" />
    <Skeleton height="10" borderRadius="lg" />
    <Skeleton height="10" borderRadius="lg" />
  </chakra.div>
)

type Line = CountedOrderDetails['lines'][number]

const belongsTo = ({ menuItemId, station }: Line, of: string) =>
  of === `dish:${menuItemId}` || of === `station:${station}`

/** Returns the order lines to show: those of the figure's dish or station, or else all. */
const linesOf = (lines: readonly Line[], of: string) =>
  /^(dish|station):/.test(of) ? lines.filter((line) => belongsTo(line, of)) : lines

function OrderLine({ line: { name, quantity, net, netRefunded, foodCost, minutes } }: { readonly line: Line }) {
  return (
    <SheetRow fontSize="sm" color="fg.muted">
      <span>
        {quantity} × {name}
        {minutes !== null && `, ${formatMinutes(minutes)}`}
      </span>
      <chakra.span whiteSpace="nowrap">
        {formatMoney(parseSignedCents(net))}
        {netRefunded !== '0.00' && `, ${formatMoney(parseSignedCents(netRefunded))} refunded or lost in disputes`}, food{' '}
        {formatMoney(parseSignedCents(foodCost))}
      </chakra.span>
    </SheetRow>
  )
}

/** Returns an order's contribution to the figure. */
function amountOf(order: CountedOrderDetails, of: string): string {
  const { status, net, netRefunded, discount, lines, points, isOnTime, said } = order
  const foodCents = lines.reduce((sum, { foodCost }) => sum + parseSignedCents(foodCost), 0)
  switch (of) {
    case 'food':
      return formatMoney(foodCents)
    case 'margin':
      return formatMoney(parseSignedCents(net) - parseSignedCents(netRefunded) - foodCents)
    case 'discounts':
      return formatMoney(parseSignedCents(discount))
    case 'points:issued':
      return `${points} ${points === 1 ? 'point' : 'points'}`
    case 'promised':
      return isOnTime ? 'On time' : 'Late'
    default:
      if (said.length > 0) return said.map(({ rating }) => formatCount(rating, 'star')).join(', ')
      return status === 'cancelled' ? 'Canceled' : formatMoney(parseSignedCents(net))
  }
}

const wasLate = ({ isOnTime }: CountedOrderDetails) => isOnTime === false

/** Sorts late orders first for the on-time figure. */
const sortOrders = (orders: readonly CountedOrderDetails[], of: string) =>
  of === 'promised' ? [...orders.filter(wasLate), ...orders.filter((order) => !wasLate(order))] : orders

type OrderListProps = {
  readonly orders: readonly CountedOrderDetails[]
  readonly of: string
  readonly timeZone: string
  /** Whether the list covers several locations and names the location of each order. */
  readonly isGroup: boolean
}

/** Lists orders by ticket with their contribution to the figure. */
export function FigureOrderList({ orders, of, timeZone, isGroup }: OrderListProps) {
  if (orders.length === 0) return <chakra.p color="fg.muted">Nothing on this day.</chakra.p>
  return (
    <SheetList>
      {sortOrders(orders, of).map((order) => (
        <li key={order.id}>
          <SheetRow>
            <b>
              {order.isSample ? (
                `Ticket ${order.ticketNumber}`
              ) : (
                <chakra.a href={`/orders/${order.id}/tracking`} color="accent.fg" textDecoration="underline">
                  Ticket {order.ticketNumber}
                </chakra.a>
              )}
            </b>
            <b>{amountOf(order, of)}</b>
          </SheetRow>
          <chakra.small color="fg.muted" fontSize="sm">
            {isGroup && `${findLocation(order.location)?.name ?? order.location}, `}
            {formatTime(order.at, timeZone)}, {order.orderType}
            {order.status === 'completed' && `, after ${order.minutes} min`}
            {wasLate(order) && `, late: promised for ${formatTime(order.promisedAt ?? order.at, timeZone)}`}
            {order.discount !== '0.00' && `, ${formatMoney(parseSignedCents(order.discount))} off`}
            {order.netRefunded !== '0.00' &&
              `, ${formatMoney(parseSignedCents(order.netRefunded))} refunded or lost in disputes, before tax`}
            {order.isSample && ', sample'}
          </chakra.small>
          {order.said.map(({ at, comment }) => comment && <q key={at}>{comment}</q>)}
          {linesOf(order.lines, of).map((line, index) => (
            <OrderLine key={`${line.menuItemId} ${index}`} line={line} />
          ))}
        </li>
      ))}
    </SheetList>
  )
}

type WasteListProps = {
  readonly thrownAway: readonly WasteEntry[]
  readonly timeZone: string
  /** Whether the list covers several locations and names the location of each item. */
  readonly isGroup: boolean
}

/** Lists discarded stock with its cost. */
export function WasteList({ thrownAway, timeZone, isGroup }: WasteListProps) {
  if (thrownAway.length === 0) return <chakra.p color="fg.muted">No waste on this day.</chakra.p>
  return (
    <SheetList>
      {thrownAway.map(({ at, location, item, unit, quantity, amount, reason, by }, index) => (
        <li key={`${at} ${index}`}>
          <SheetRow>
            <b>
              {quantity} {unit ?? ''} {item ?? 'units'}
            </b>
            <b>{formatMoney(parseSignedCents(amount))}</b>
          </SheetRow>
          <chakra.small color="fg.muted" fontSize="sm">
            {isGroup && `${findLocation(location)?.name ?? location}, `}
            {formatTime(at, timeZone)}, {reason}
            {by === null ? ', sample' : `, ${by}`}
            {amount.startsWith('-') && ', undone'}
          </chakra.small>
        </li>
      ))}
    </SheetList>
  )
}
