import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { BellIcon } from 'lucide-react'
import { useState } from 'react'
import { CountBadge } from '#base/components/count-badge'
import { useNotifications } from './api/use-notifications'
import { NotificationPanel } from './components/notification-panel'

/** How many messages wait, and the way to them; what is new is also said. */
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
        px="2.5"
        aria-haspopup="dialog"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        onClick={open}
      >
        <chakra.span
          position="relative"
          display="inline-flex"
          // Beside the bell, not on it.
          css={{ '& .count-badge': { top: '-0.625rem', insetInlineEnd: '-1rem' } }}
        >
          <BellIcon />
          <CountBadge count={unread} />
        </chakra.span>
      </Button>
      <VisuallyHidden role="status" aria-live="polite">
        {newest && <span key={newest.id}>{`${newest.title}: ${newest.message}`}</span>}
        {error}
      </VisuallyHidden>
      {isOpen && <NotificationPanel list={list} error={error} onClose={close} />}
    </>
  )
}
