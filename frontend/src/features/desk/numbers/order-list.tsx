import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderInNumbers } from '#shared/contract/numbers'
import { findLocation } from '#shared/locations/index'
import { centsOf, minutesText, moneyText } from './sums'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    '& > li': { display: 'grid', gap: '1', py: '3', borderTopWidth: '1px', fontVariantNumeric: 'tabular-nums' },
    '& > li:first-of-type': { borderTopWidth: 0 },
  },
})
const Row = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '3' } })

type Line = OrderInNumbers['lines'][number]

const isMeant = ({ menuItemId, station }: Line, of: string) =>
  of === `dish:${menuItemId}` || of === `station:${station}`

/** Which lines are told: those that the figure is of, of other figures all. */
const linesOf = (lines: readonly Line[], of: string) =>
  /^(dish|station):/.test(of) ? lines.filter((line) => isMeant(line, of)) : lines

function LineOf({ line: { name, quantity, net, foodCost, minutes } }: { readonly line: Line }) {
  return (
    <Row fontSize="sm" color="fg.muted">
      <span>
        {quantity} × {name}
        {minutes !== null && `, ${minutesText(minutes)}`}
      </span>
      <chakra.span whiteSpace="nowrap">
        {moneyText(centsOf(net))}, food {moneyText(centsOf(foodCost))}
      </chakra.span>
    </Row>
  )
}

type OrderListProps = {
  readonly orders: readonly OrderInNumbers[]
  readonly of: string
  readonly timeZone: string
  /** Of several locations, so that each order says which. */
  readonly isGroup: boolean
}

/** Orders by their tickets, with what of them the figure is made of. */
export function OrderList({ orders, of, timeZone, isGroup }: OrderListProps) {
  if (orders.length === 0) return <chakra.p color="fg.muted">There was none on this day.</chakra.p>
  const timeText = (at: string) =>
    new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  const isLate = ({ promisedAt, at, orderType, status }: OrderInNumbers) =>
    status === 'completed' && orderType === 'delivery' && promisedAt !== null && at > promisedAt
  return (
    <List>
      {orders.map((order) => (
        <li key={order.id}>
          <Row>
            <b>
              {order.isSample ? (
                `Ticket ${order.ticketNumber}`
              ) : (
                <chakra.a href={`/orders/${order.id}/tracking`} color="accent.fg" textDecoration="underline">
                  Ticket {order.ticketNumber}
                </chakra.a>
              )}
            </b>
            <b>{order.status === 'cancelled' ? 'Cancelled' : moneyText(centsOf(order.net))}</b>
          </Row>
          <chakra.small color="fg.muted" fontSize="sm">
            {isGroup && `${findLocation(order.location)?.name ?? order.location}, `}
            {timeText(order.at)}, {order.orderType}
            {order.status === 'completed' && `, after ${order.minutes} min`}
            {isLate(order) && ', late'}
            {order.discount !== '0.00' && `, ${moneyText(centsOf(order.discount))} off`}
            {order.isSample && ', sample'}
          </chakra.small>
          {linesOf(order.lines, of).map((line, index) => (
            <LineOf key={`${line.menuItemId} ${index}`} line={line} />
          ))}
        </li>
      ))}
    </List>
  )
}
