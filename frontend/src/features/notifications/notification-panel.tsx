import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { formatTime } from '#shared/platform/time'
import { useLocationConfig } from '#base/location/location'
import { Dialog, DialogBody } from '#ui/dialog/dialog'
import type { NotificationEntry } from './use-notifications'

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
