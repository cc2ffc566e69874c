import { getOpenStatus } from '#shared/hours/hours'
import { joinClasses } from '#ui/class-names'
import { useLocationConfig } from './location'
import { useNow } from '../browser/use-now'
import styles from './open-status.module.css'

/** Says whether the restaurant is open and until when. */
export function OpenStatus() {
  const { isOpen, text } = getOpenStatus(useLocationConfig(), useNow())
  return (
    <span data-now className={joinClasses(styles.status, isOpen && styles.open)}>
      <span className={styles.dot} aria-hidden />
      {text}
    </span>
  )
}
