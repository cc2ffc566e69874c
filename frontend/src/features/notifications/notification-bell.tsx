import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { formatTime } from '#shared/platform/time'
import { useLocationConfig } from '#base/location/location'
import { Dialog, DialogBody } from '#ui/dialog'
import { useNotifications, type NotificationEntry } from './use-notifications'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { BellIcon } from 'lucide-react'
import { useState } from 'react'
import { CountBadge } from '#ui/count-badge'

type NotificationPanelProps = {
  readonly list: readonly NotificationEntry[]
  readonly error: string | null
  readonly onClose: () => void
}

const Entry = ({ notification, time }: { readonly notification: NotificationEntry; readonly time: string }) => (
  <Box as="li" py="3" borderBottomWidth="1px">
    <Box display="flex" justifyContent="space-between" gap="4" fontSize="sm" color="fg.muted">
      <span>{notification.title}</span>
      <span>{time}</span>
    </Box>
    <Box fontWeight="semibold" color={notification.type === 'ready' ? 'success.fg' : 'fg'}>
      {notification.message}
    </Box>
  </Box>
)

/** The notifications since the site was opened. */
export function NotificationPanel({ list, error, onClose }: NotificationPanelProps) {
  const { timeZone } = useLocationConfig()
  return (
    <Dialog closesOnBack placement="end" title="Notifications" closeLabel="Close notifications" onClose={onClose}>
      <DialogBody>
        {error && (
          <Box mb="3" p="3" bg="warning.subtle" color="warning.fg" borderRadius="lg">
            {error}
          </Box>
        )}
        {list.length === 0 ? (
          <Text py="8" color="fg.muted">
            No notifications yet. Updates about your orders appear here.
          </Text>
        ) : (
          <ul aria-label="Notifications">
            {list.map((notification) => (
              <Entry key={notification.id} notification={notification} time={formatTime(notification.at, timeZone)} />
            ))}
          </ul>
        )}
      </DialogBody>
    </Dialog>
  )
}

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
        px="2.5"
        aria-haspopup="dialog"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        onClick={open}
      >
        <chakra.span
          position="relative"
          display="inline-flex"
          // Moves the count next to the bell instead of over it.
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
