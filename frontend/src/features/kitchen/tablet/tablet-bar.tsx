import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { LockIcon, LockOpenIcon } from 'lucide-react'
import { requestPin } from '#base/session/pin-prompt'
import { useSession } from '#base/session/session'
import { formatFullName } from '#shared/accounts/contact'
import { useWords } from '#base/language/use-words'
import styles from './tablet-bar.module.css'
import { useLock, useTablet } from './use-tablet'

/**
 * Shows on a kitchen tablet who works on it, with a way to lock and unlock it. Shows nothing in
 * other browsers.
 */
export function TabletBar() {
  const { tablet: words } = useWords().board
  const tablet = useTablet()
  const { user } = useSession()
  const { mutate: lock } = useLock()
  if (!tablet || !user) return null
  return (
    <div className={joinClasses(styles.bar, tablet.isLocked && styles.locked)}>
      <div className={styles.who}>
        {tablet.isLocked ? <LockIcon aria-hidden="true" /> : <LockOpenIcon aria-hidden="true" />}
        <p>{tablet.isLocked ? words.locked(tablet.name) : formatFullName(user)}</p>
      </div>
      {tablet.isLocked ? (
        <Button className={styles.button} onClick={() => void requestPin()}>
          {words.unlock}
        </Button>
      ) : (
        <Button variant="outline" className={styles.button} onClick={() => lock()}>
          {words.lock}
        </Button>
      )}
    </div>
  )
}

/** The same within a display's status bar: a row of its own would take the room of tickets. */
export function TabletSign() {
  const { tablet: words } = useWords().board
  const tablet = useTablet()
  const { user } = useSession()
  const { mutate: lock } = useLock()
  if (!tablet || !user) return null
  if (!tablet.isLocked)
    return (
      <span className="cook">
        {formatFullName(user)}
        <Button variant="outline" className={styles.sign} onClick={() => lock()}>
          <LockOpenIcon aria-hidden="true" /> {words.lock}
        </Button>
      </span>
    )
  return (
    <>
      <span className="sr-only">{words.locked(tablet.name)}</span>
      <Button variant="subtle" className={styles.sign} onClick={() => void requestPin()}>
        <LockIcon aria-hidden="true" /> {words.unlock}
      </Button>
    </>
  )
}
