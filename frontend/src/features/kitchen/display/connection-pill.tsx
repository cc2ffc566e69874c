import { Badge } from '#ui/badge'
import { useWords } from '#base/language/use-words'
import type { ConnectionState } from '#shared/live/connection'
import styles from './connection-pill.module.css'

/** Shows the state of the live connection. */
export function ConnectionPill({ state }: { readonly state: ConnectionState }) {
  const { connection } = useWords().board.notices
  return (
    <Badge role="status" size="lg" className={styles[state]}>
      <span className={styles.dot} aria-hidden />
      {connection[state]}
    </Badge>
  )
}
