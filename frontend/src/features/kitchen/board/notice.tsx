import { TriangleAlertIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '#ui/class-names'
import styles from './notice.module.css'

/** The class of what is above the tickets, with room below it. */
export const aboveTicketsClass = styles.above

/** The class around several buttons of a notice. */
export const noticeActsClass = styles.acts

type NoticeProps = {
  readonly tone: 'danger' | 'warning'
  /** Filled with the tone's color, for what must not be missed. */
  readonly isLoud?: boolean
  /** Whether it is above the tickets, with room below it. */
  readonly isAboveTickets?: boolean
  readonly children: ReactNode
  readonly acts?: ReactNode
}

/** A message of a board, with what staff can do about it. */
export const Notice = ({ tone, isLoud = false, isAboveTickets = false, children, acts }: NoticeProps) => (
  <div
    role="alert"
    className={joinClasses(styles.notice, styles[tone], isLoud && styles.loud, isAboveTickets && styles.above)}
  >
    <div className={styles.icon}>
      <TriangleAlertIcon />
    </div>
    <div className={styles.text}>{children}</div>
    {acts}
  </div>
)
