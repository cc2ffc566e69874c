import { BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { Button } from '#ui/button'
import { CountBadge } from '#ui/count-badge'
import styles from './notification-bell.module.css'
import { useNotifications } from './use-notifications'

const NotificationPanel = lazyComponent(
  async () => (await import('./notification-panel')).NotificationPanel,
  'NotificationPanel',
  LoadFailureOverlay,
)

/** A button with the number of unread notifications. Screen readers announce new ones. */
export function NotificationBell() {
  const { list, unread, error, markRead } = useNotifications()
  const [isOpen, setOpen] = useState(false)
  const newest = list[0]
  function open() {
    setOpen(true)
    markRead()
  }
  function close() {
    setOpen(false)
    markRead()
  }
  return (
    <>
      <Button
        variant="ghost"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        onClick={open}
      >
        <span className={styles.bell}>
          <BellIcon />
          <CountBadge count={unread} />
        </span>
      </Button>
      <span className="sr-only" role="status" aria-live="polite">
        {newest && <span key={newest.id}>{`${newest.title}: ${newest.message}`}</span>}
        {error}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationPanel list={list} error={error} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
