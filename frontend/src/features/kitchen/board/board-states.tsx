import { Heading } from '#ui/heading'
import { Skeleton } from '#ui/skeleton'
import type { DamagedTicket } from '#shared/kitchen/contract'
import { useWords } from '#base/language/use-words'
import styles from './board-states.module.css'
import { Notice } from './notice'

/** The class of a board's columns. */
export const boardColumnsClass = styles.columns

/** The place of the tickets while they load. */
export const BoardSkeleton = () => (
  <div className={styles.columns} role="status" aria-label={useWords().board.loading}>
    <Skeleton className={styles.placeholder} />
    <Skeleton className={styles.placeholder} />
    <Skeleton className={styles.placeholder} />
  </div>
)

export const EmptyBoard = ({ title }: { readonly title: string }) => (
  <div className={styles.message}>
    <Heading as="h2" size="xl">
      {title}
    </Heading>
    <p className={styles.aside}>{useWords().board.newOrdersAppear}</p>
  </div>
)

/** Orders that the board can't show. The kitchen must learn that they exist. */
export function DamagedNotices({ tickets }: { readonly tickets: readonly DamagedTicket[] }) {
  const { board, tickets: ticketWords } = useWords()
  return tickets.map(({ id, ticketNumber }) => (
    <Notice key={id} tone="danger" isAboveTickets>
      {board.damaged(ticketNumber === null ? null : ticketWords.ticket(ticketNumber), id)}
    </Notice>
  ))
}
