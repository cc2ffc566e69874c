import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { LockIcon, LockOpenIcon } from 'lucide-react'
import { requestPin } from '#base/session/pin-prompt'
import { useSession } from '#base/session/session'
import { formatFullName } from '#shared/accounts/contact'
import { useLock, useTablet } from './use-tablet'

type Tablet = NonNullable<ReturnType<typeof useTablet>>

const describeLock = ({ name }: Tablet): string => `${name} is locked. Bumps work; other changes need a PIN.`

/**
 * Shows on a kitchen tablet who works on it, with a way to lock and unlock it. Shows nothing in
 * other browsers.
 */
export function TabletBar() {
  const tablet = useTablet()
  const { user } = useSession()
  const { mutate: lock } = useLock()
  if (!tablet || !user) return null
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="2"
      borderBottomWidth="1px"
      bg={tablet.isLocked ? 'warning.subtle' : 'bg.surface'}
    >
      <Flex align="center" gap="2" minW="0">
        {tablet.isLocked ? <LockIcon aria-hidden="true" /> : <LockOpenIcon aria-hidden="true" />}
        <Text overflowWrap="anywhere">{tablet.isLocked ? describeLock(tablet) : formatFullName(user)}</Text>
      </Flex>
      {tablet.isLocked ? (
        <Button flexShrink="0" px="5" onClick={() => void requestPin()}>
          Unlock
        </Button>
      ) : (
        <Button flexShrink="0" px="5" variant="outline" onClick={() => lock()}>
          Lock
        </Button>
      )}
    </Flex>
  )
}

/** The same within a display's status bar: a row of its own would take the room of tickets. */
export function TabletSign() {
  const tablet = useTablet()
  const { user } = useSession()
  const { mutate: lock } = useLock()
  if (!tablet || !user) return null
  if (!tablet.isLocked)
    return (
      <span className="cook">
        {formatFullName(user)}
        <Button px="3" variant="outline" onClick={() => lock()}>
          <LockOpenIcon aria-hidden="true" /> Lock
        </Button>
      </span>
    )
  return (
    <>
      <span className="sr-only">{describeLock(tablet)}</span>
      <Button px="3" variant="subtle" onClick={() => void requestPin()}>
        <LockIcon aria-hidden="true" /> Unlock
      </Button>
    </>
  )
}
