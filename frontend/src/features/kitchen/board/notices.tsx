import { useState } from 'react'
import { useWords } from '#base/language/use-words'
import { formatTicketAge, getTicketAgeMs, useTimes } from '../tickets/times'
import type { Board } from './use-board'
import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import type { Ticket } from '#shared/orders/contract'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { formatFailedRefund } from '#shared/payments/payment-text'
import type { FailedRefunds } from '../refunds/use-failed-refunds'
import { useClockValue } from './clock'
import { Notice, aboveTicketsClass, noticeActsClass } from './notice'
import styles from './notices.module.css'

export { ConflictNotices } from '../actions/conflict-notices'

export type ConnectionInfo = Pick<Board, 'live' | 'error' | 'readAt'>

/**
 * Returns since when the board has had no live updates, in local time, and whether it still reads
 * the orders at its interval; null while it is up to date.
 */
export function useConnectionLoss({ live, error, readAt }: ConnectionInfo) {
  const { moment } = useTimes()
  const isCutOff = live.state === 'reconnecting' || live.state === 'lost'
  const isStale = isCutOff || error !== null
  const [since, setSince] = useState<number | null>(null)
  // A successful poll doesn't mean that the live connection is back.
  if (isStale !== (since !== null)) setSince(isStale ? readAt : null)
  if (!isStale) return null
  const isRead = error === null && since !== null && readAt > since
  return { isCutOff, isRead, since: moment(since ?? readAt) }
}

type ConnectionNoticeProps = ConnectionInfo & { readonly waiting: number }

/** Warns that new orders don't arrive, or arrive late, and says how old the board is. */
export function ConnectionNotice({ waiting, ...connection }: ConnectionNoticeProps) {
  const { board, tickets } = useWords()
  const { notices: words } = board
  const age = useClockValue((now) => formatTicketAge(getTicketAgeMs(connection.readAt, now), tickets.countdown))
  const loss = useConnectionLoss(connection)
  if (!loss) return null
  const { isCutOff, isRead, since } = loss
  if (isRead) return <Notice tone="warning">{words.readLate(since)}</Notice>
  return (
    <Notice tone="danger">
      {isCutOff ? words.noConnection(since) : words.notUpdated(since)} {words.ageBefore} <span aria-hidden>{age}</span>
      <span className="sr-only">{words.someTime}</span> {words.ageAfter} {words.keepWorking(waiting)}
    </Notice>
  )
}

type CancelledNoticesProps = { readonly tickets: readonly Ticket[]; readonly onSeen: (id: string) => void }

/**
 * The first cancelled order with its dishes, which the kitchen must stop cooking, and the numbers
 * of the others. Seen shows the next. It covers no ticket. On a wide screen it stays in sight while
 * the page scrolls.
 */
export function FirstCancelledNotice({ tickets, onSeen }: CancelledNoticesProps) {
  const { board, tickets: words } = useWords()
  const { andMore, stop } = board.notices
  const [first, ...others] = tickets
  if (!first) return null
  const { id, ticketNumber, customerInfo, orderItems } = first
  return (
    <div className={joinClasses(styles.cancelled, aboveTicketsClass)}>
      <Notice
        key={id}
        tone="danger"
        isLoud
        acts={
          <Button
            variant="outline"
            className={styles.seen}
            aria-label={words.seenOf(ticketNumber)}
            onClick={() => onSeen(id)}
          >
            {words.seen}
          </Button>
        }
      >
        {stop(ticketNumber, customerInfo.name || words.guest)}
        <s className={styles.dishes}>
          {orderItems.map((line) => `${line.quantity}× ${formatDishName(line)}`).join(', ')}
        </s>
      </Notice>
      {others.length > 0 && (
        <div role="status" className={styles.others}>
          {andMore(others.map(({ ticketNumber }) => ticketNumber))}
        </div>
      )}
    </div>
  )
}

type UnansweredNoticeProps = {
  readonly tickets: readonly Ticket[]
  readonly onConfirm: () => void
  readonly onSeen: () => void
}

const MOST_NAMED = 5

/** Warns that orders wait for confirmation. */
export const UnconfirmedNotice = ({ tickets, onConfirm, onSeen }: UnansweredNoticeProps) => {
  const { notices } = useWords().board
  if (tickets.length === 0) return null
  const named = tickets.slice(0, MOST_NAMED).map(({ ticketNumber }) => ticketNumber)
  const more = tickets.length - named.length
  return (
    <Notice
      tone="warning"
      isAboveTickets
      acts={
        <div className={noticeActsClass}>
          <Button variant="outline" onClick={onConfirm}>
            {notices.confirm}
          </Button>
          <Button variant="outline" onClick={onSeen}>
            {notices.seen}
          </Button>
        </div>
      }
    >
      {notices.unconfirmed(named, more)}
    </Notice>
  )
}

/** Refunds that did not reach the card, also of orders that left the board. */
export function FailedRefundNotices({ failedRefunds = [], markReturned, isSaving }: FailedRefunds) {
  const { board, tickets } = useWords()
  return failedRefunds.map((refund) => (
    <Notice
      key={refund.orderId}
      tone="danger"
      isAboveTickets
      acts={
        <Button
          variant="outline"
          disabled={isSaving}
          aria-label={board.notices.refundReturned(refund.ticketNumber)}
          onClick={() => markReturned(refund)}
        >
          {board.notices.returned}
        </Button>
      }
    >
      {formatFailedRefund(refund, tickets.payment)}
    </Notice>
  ))
}
