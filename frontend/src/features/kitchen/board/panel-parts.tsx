import type { Ticket } from '#shared/orders/contract'
import styles from './panel-parts.module.css'

/** The class of a list of tickets. */
export const ticketPanelListClass = styles.list

export const EmptyTicketPanel = ({ children }: { readonly children: string }) => (
  <div className={styles.empty}>{children}</div>
)

/** The number of portions of a ticket. */
export const countDishes = ({ orderItems }: Ticket): number =>
  orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
